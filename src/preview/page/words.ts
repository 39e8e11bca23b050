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
  notSave: (name: string) => `“${name}” is not a saved table. Choose a file written by Save.`,
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
