/** What the page says about itself. */
export const WORDS = {
  progress: {
    lua: "Waking Lua ...",
    save: "Fetching the save ...",
    table: "Laying the table ...",
  },
  resumed: "This is the table as you left it. “New table” starts over.",
  noGame: (id: string, title: string) =>
    `There is no game “${id}” here, so this is ${title}. The others are behind its name, at the upper left.`,
  notSave: (name: string) => `“${name}” is no save of a table. Choose a file that Save has written.`,
  noGraphics: {
    sentence: "This browser cannot draw in three dimensions: WebGL is missing or switched off.",
    advice: "Switch on hardware acceleration in the browser's settings, or try another browser.",
  },
  ended: {
    sentence: (message: string) => `The emulated table has stopped: ${message}`,
    advice: "Reload the page: it comes back with the table as it was kept last.",
  },
} as const;
