import type { RotationValueState } from "../state";

function face(value: string, x: number, y: number, z: number): RotationValueState {
  return { Value: value, Rotation: { x, y, z } };
}

/** Which rotation shows which face of the built-in dice and of the coin, as saves of the game write them. */
const FACES: Readonly<Record<string, readonly RotationValueState[]>> = {
  Die_4: [face("1", 18, -241, -120), face("2", -90, -60, 0), face("3", 18, -121, 0), face("4", 18, 0, -240)],
  Die_6: [
    face("1", -90, 0, 0),
    face("2", 0, 0, 0),
    face("3", 0, 0, -90),
    face("4", 0, 0, 90),
    face("5", 0, 0, -180),
    face("6", 90, 0, 0),
  ],
  Die_6_Rounded: [
    face("1", 0, 0, 0),
    face("2", 90, 0, 0),
    face("3", 0, 0, 90),
    face("4", 0, 0, -90),
    face("5", -90, 0, 0),
    face("6", 0, 0, -180),
  ],
  Die_8: [
    face("1", -33, 0, 90),
    face("2", -33, 0, 180),
    face("3", 33, 180, -180),
    face("4", 33, 180, 90),
    face("5", 33, 180, -90),
    face("6", 33, 180, 0),
    face("7", -33, 0, 0),
    face("8", -33, 0, -90),
  ],
  Die_10: [
    face("1", -38, 0, 234),
    face("2", 38, 180, -233),
    face("3", -38, 0, 20),
    face("4", 38, 180, -17),
    face("5", -38, 0, 90),
    face("6", 38, 180, -161),
    face("7", -38, 0, 307),
    face("8", 38, 180, -304),
    face("9", -38, 0, 163),
    face("10", 38, 180, -90),
  ],
  Die_12: [
    face("1", 27, 0, 72),
    face("2", 27, 0, 144),
    face("3", 27, 0, -72),
    face("4", -27, 180, 180),
    face("5", 90, 180, 0),
    face("6", 27, 0, -144),
    face("7", -27, 180, 36),
    face("8", -90, 180, 0),
    face("9", 27, 0, 0),
    face("10", -27, 180, 108),
    face("11", -27, 108, -36),
    face("12", -27, 36, -108),
  ],
  Die_20: [
    face("1", -11, 60, 17),
    face("2", 52, -60, -17),
    face("3", -11, -180, 90),
    face("4", -11, -180, 162),
    face("5", -11, -60, 234),
    face("6", -11, -180, 306),
    face("7", 52, -60, 55),
    face("8", 52, -60, 198),
    face("9", 52, -60, 127),
    face("10", 52, -180, -90),
    face("11", 308, 0, 90),
    face("12", 306, -240, -52),
    face("13", -52, -240, 18),
    face("14", 307, 120, 233),
    face("15", 11, 120, -234),
    face("16", 11, 0, 54),
    face("17", 11, -120, -17),
    face("18", 11, 0, -90),
    face("19", -52, -240, -198),
    face("20", 11, 0, -162),
  ],
  Quarter: [face("Heads", 0, 90, 180), face("Tails", 0, -90, 0)],
};

/** The kinds of Custom_Dice (CustomImage.CustomDice.Type): each shows its faces as the built-in die of that size. */
const CUSTOM_DICE = ["Die_4", "Die_6", "Die_8", "Die_10", "Die_12", "Die_20"];

/** The faces of a built-in object; nothing if it has none. */
export function builtInFaces(name: string): readonly RotationValueState[] | undefined {
  return FACES[name];
}

/** The faces of a Custom_Dice of that type. */
export function customDiceFaces(type: number): readonly RotationValueState[] | undefined {
  return FACES[CUSTOM_DICE[type] ?? "Die_6"];
}
