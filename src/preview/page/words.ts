/** What the page says about itself. */
export const WORDS = {
  progress: {
    lua: "Starting Lua ...",
    save: "Loading the save ...",
    table: "Setting up the table ...",
  },
  resumed: "This is the table as you left it. “New table” starts over.",
  noGame: (id: string, title: string) =>
    `There is no game “${id}” here, so this is ${title}. Click its name at the upper left for the others.`,
  /** Why a file is no record that can be watched. */
  record: {
    noRecord: (name: string) =>
      `“${name}” is neither a saved table nor a record. Choose a file written by Save, or one with the page “Offsuit record” of a Notebook.`,
    damaged: (name: string) =>
      `The record in “${name}” is damaged. Copy it again, from its first line to its last.`,
    otherVersion: (name: string) => `The record in “${name}” is from another version of Offsuit.`,
    title: (name: string) => `Record from ${name}`,
  },
  noGraphics: {
    sentence: "This browser can't draw in 3D: WebGL is missing or turned off.",
    advice: "Turn on hardware acceleration in the browser's settings, or try another browser.",
  },
  ended: {
    sentence: (message: string) => `The emulated table has stopped: ${message}`,
    advice: "Reload the page to restore the table as last saved.",
  },
  sheet: { whole: "Show the whole panel", less: "Show less of the panel" },
} as const;
