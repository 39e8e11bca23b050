import type { Table } from "../table";
import type { Occasion, Tell } from "./contracts";

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
