/** Which file of tests a process is busy with that runs several. */
export interface Whereabouts {
  /** Listens to what the process prints. */
  hear: (text: string) => void;
  /** The file that was the last to begin; undefined: none has. */
  where: () => string | undefined;
}

/** The lines that name a file: spec/support/run-report.ts of Lua, starts-reporter.ts of Node. */
const BEGINNING = /^# (?:begins (\S+)_spec\.lua|starts (\S+)\.test\.ts:)/gm;

/** Follows a process from file to file. */
export function followFiles(): Whereabouts {
  let file: string | undefined;
  return {
    hear(text) {
      const [, spec, test] = [...text.matchAll(BEGINNING)].at(-1) ?? [];
      file = spec ?? test ?? file;
    },
    where: () => file,
  };
}
