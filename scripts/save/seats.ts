import { HAND_HEIGHT, type Seat } from "../../saves/seats";
import type { ObjectData } from "../../src/tts/object-data";
import { PLAYER_COLOURS } from "../../src/kit/game/player-colours";

/** The hand zone of a seat; a table without one has no seat. Its scale is its size in the world. */
export function handZone(seat: Seat): ObjectData {
  return {
    Name: "HandTrigger",
    Transform: {
      posX: seat.x,
      posY: HAND_HEIGHT.middle,
      posZ: seat.z,
      rotX: 0,
      rotY: seat.yaw,
      rotZ: 0,
      scaleX: seat.width,
      scaleY: HAND_HEIGHT.tall,
      scaleZ: seat.depth,
    },
    Nickname: "",
    Description: "",
    GMNotes: "",
    AltLookAngle: { x: 0, y: 0, z: 0 },
    ColorDiffuse: { ...PLAYER_COLOURS[seat.colour], a: 0 },
    LayoutGroupSortIndex: 0,
    Value: 0,
    Locked: true,
    Grid: false,
    Snap: true,
    IgnoreFoW: false,
    MeasureMovement: false,
    DragSelectable: true,
    Autoraise: true,
    Sticky: true,
    Tooltip: true,
    GridProjection: false,
    HideWhenFaceDown: false,
    Hands: false,
    FogColor: seat.colour,
    LuaScript: "",
    LuaScriptState: "",
    XmlUI: "",
  };
}
