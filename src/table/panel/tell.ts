import type { Table } from "../table";

/** What a sentence is to those who read it; docs/features.md says what each is for. */
export type Occasion =
  /** The game or its people have changed for everybody. */
  | "news"
  /** Everybody has to know this now, and need not read it again. */
  | "announcement"
  /** Everybody may read it later. */
  | "entry"
  /** Something concerns one person, who has not asked for it. */
  | "notice"
  /** Answers what somebody has just done, until the game goes on. */
  | "answer"
  /** The same, where it need not catch the eye. */
  | "remark"
  /** Answers what somebody has typed into the chat. */
  | "reply";

/** Where a sentence is read: across the screen and in the chat, in the chat alone, in the log of all panels, in one's own panel. */
type Channel = "screen" | "chat" | "log" | "panel";

const CHANNELS: Readonly<Record<Occasion, readonly Channel[]>> = {
  news: ["screen", "log"],
  announcement: ["screen"],
  entry: ["log"],
  notice: ["screen"],
  answer: ["screen", "panel"],
  remark: ["panel"],
  reply: ["chat"],
};

/**
 * Tells people something; panels show it at their next refresh.
 * @param to who sees it come, everybody where nobody is named; the log is one for all panels
 * @param cited the rule that an answer cites, if that can be looked up
 */
export type Tell = (
  this: void,
  occasion: Occasion,
  sentence: string,
  to?: readonly Player[],
  cited?: string,
) => void;

/** What decides who is told something, and where they read it. */
export function createTell({ panels, panelStates }: Table): Tell {
  function show(channel: Channel, sentence: string, to: readonly Player[] | undefined, cited?: string): void {
    if (channel === "log") panels.write(sentence);
    else if (to === undefined) broadcastToAll(sentence);
    else
      for (const person of to) {
        if (channel === "screen") person.broadcast(sentence);
        else if (channel === "chat") person.print(sentence);
        else panelStates.note(person.color, sentence, cited);
      }
  }

  return (occasion, sentence, to, cited) => {
    for (const channel of CHANNELS[occasion]) show(channel, sentence, to, cited);
  };
}
