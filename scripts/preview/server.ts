import { preview } from "vite";
import { DIST, PREVIEW } from "../project";
import { Complaint } from "../terminal/complaint";

/** Where the page is served unless something else is asked for. */
const USUAL_PORT = 4173;

export interface Serving {
  /** A port that must be free; otherwise the first free one from 4173 on. */
  port?: number;
  /** Whether the reader's browser is opened on the page. */
  open?: boolean;
}

export interface PreviewServer {
  address: string;
  close(): Promise<void>;
}

/** Serves the built page to this computer alone. Raises a `Complaint` if the port asked for is taken. */
export async function servePreview({ port, open = false }: Serving = {}): Promise<PreviewServer> {
  try {
    const server = await preview({
      configFile: false,
      root: DIST,
      // A file that is not there is an error, not another copy of the page.
      appType: "mpa",
      logLevel: "error",
      build: { outDir: PREVIEW },
      preview: { host: "127.0.0.1", port: port ?? USUAL_PORT, strictPort: port !== undefined, open },
    });
    const [address = ""] = server.resolvedUrls?.local ?? [];
    return { address, close: () => server.close() };
  } catch (error) {
    if (port === undefined) throw error;
    throw new Complaint(
      `Port ${port} cannot be used; another program may be using it. Choose another with --port.`,
    );
  }
}
