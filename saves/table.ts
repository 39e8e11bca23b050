import type { TableData } from "../scripts/save/save-data";

const MIDDLE_GREY = { r: 0.5, g: 0.5, b: 0.5 };

/**
 * The table that Offsuit is played on. The date is that of this version and not of the build, so that building twice
 * gives the same file.
 */
export const table: TableData = {
  SaveName: "Offsuit",
  EpochTime: 1795262400,
  Date: "11/21/2026 12:00:00 PM",
  VersionNumber: "v13.3",
  GameMode: "Offsuit",
  GameType: "Game",
  GameComplexity: "Low Complexity",
  PlayingTime: [10, 30],
  PlayerCounts: [1, 1],
  Tags: [],
  Gravity: 0.5,
  PlayArea: 0.5,
  Table: "Table_RPG",
  Sky: "Sky_Museum",
  Note: "",
  Grid: {
    Type: 0,
    Lines: false,
    Color: { r: 0, g: 0, b: 0 },
    Opacity: 0.75,
    ThickLines: false,
    Snapping: false,
    Offset: false,
    BothSnapping: false,
    xSize: 2,
    ySize: 2,
    PosOffset: { x: 0, y: 1, z: 0 },
  },
  Lighting: {
    LightIntensity: 0.54,
    LightColor: { r: 1, g: 0.9804, b: 0.8902 },
    AmbientIntensity: 1.3,
    AmbientType: 0,
    AmbientSkyColor: MIDDLE_GREY,
    AmbientEquatorColor: MIDDLE_GREY,
    AmbientGroundColor: MIDDLE_GREY,
    ReflectionIntensity: 1,
    LutIndex: 0,
    LutContribution: 1,
  },
  Hands: { Enable: true, DisableUnused: false, Hiding: 0 },
  ComponentTags: { labels: [] },
  Turns: {
    Enable: false,
    Type: 0,
    TurnOrder: [],
    Reverse: false,
    SkipEmpty: false,
    DisableInteractions: false,
    PassTurns: true,
    TurnColor: "",
  },
  DecalPallet: [],
};
