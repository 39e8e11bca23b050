/** How many events are kept. */
const MOST = 50;

/** What a report can tell of a board: what has happened last, and the latest bug of ours until it is reported. */
export interface EventLog {
  /** The newest last. They name kinds and colours, and nothing that anybody may hide. */
  readonly latest: string[];
  mistake: string | undefined;
}

/** Nothing has happened yet. */
export function newEventLog(): EventLog {
  return { latest: [], mistake: undefined };
}

/** Notes what has happened, with the seconds since the table was loaded. */
export function logEvent({ latest }: EventLog, what: string): void {
  latest.push(string.format("%.1f s  %s", Time.time, what));
  if (latest.length > MOST) latest.shift();
}

/** Notes a bug of ours: `what` was being done when `message` was raised. */
export function logMistake(eventLog: EventLog, what: string, message: string): void {
  eventLog.mistake = `${what}: ${message}`;
  logEvent(eventLog, `mistake in ${eventLog.mistake}`);
}
