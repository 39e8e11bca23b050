import { connect, createServer, type Server } from "node:net";

/** A Tabletop Simulator as an editor sees it: it accepts messages and answers to the editor's port. */
export interface FakeGame {
  port: number;
  /** The first message that it gets. */
  received: Promise<unknown>;
  say(port: number, message: object): Promise<void>;
  close(): void;
}

/** Starts a game that listens at a port of its own. @param hear is told every message that it gets */
export async function startFakeGame(hear: (message: unknown) => void = () => undefined): Promise<FakeGame> {
  let heardFirst: (message: unknown) => void = () => undefined;
  const received = new Promise<unknown>((resolve) => {
    heardFirst = resolve;
  });
  const server: Server = createServer((socket) => {
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => (text += chunk));
    socket.on("end", () => {
      socket.end();
      if (text === "") return;
      const message: unknown = JSON.parse(text);
      heardFirst(message);
      hear(message);
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    received,
    say: (to, message) =>
      new Promise((sent, failed) => {
        const socket = connect(to, "127.0.0.1", () => {
          socket.end(JSON.stringify(message), sent);
        });
        socket.on("error", failed);
      }),
    close: () => server.close(),
  };
}

/** A port that nobody listens at, at least a moment ago. */
export async function freePort(): Promise<number> {
  const game = await startFakeGame();
  game.close();
  return game.port;
}
