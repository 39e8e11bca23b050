/** What every command in the chat begins with. */
const CALL = "!offsuit";

/** The command that prints achievements as a line, and reads such lines. */
export const ACHIEVEMENTS = "achievements";

/** What was typed after the call of a command, in lower case with single blanks; undefined: the line is no command. */
export function commandIn(line: string): string | undefined {
  const words = line
    .toLowerCase()
    .split(" ")
    .filter((word) => word !== "");
  return words[0] === CALL ? words.slice(1).join(" ") : undefined;
}

/** A command as it is typed. */
export function typed(command: string): string {
  return command === "" ? CALL : `${CALL} ${command}`;
}
