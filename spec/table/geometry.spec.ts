import {
  angleBetween,
  boardFrame,
  boardPoint,
  cardPose,
  degrees,
  diePose,
  pawnPose,
  tokenPose,
} from "../../src/tts/geometry";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { expectNear, expectPresent, expectSame, expectTrue } from "../support/expect";

describe("geometry of a board", () => {
  const place = { x: 3, z: 2, yaw: 0, layer: 0 };

  it("puts a place of an unturned board beside the board's centre", () => {
    const pose = cardPose(boardFrame(10, 1, -5, 0), place, true, 1);
    expectNear(pose.x, 13, 1e-9);
    expectNear(pose.z, -3, 1e-9);
    expectSame(pose.yaw, 180);
    expectSame(pose.roll, 0);
  });

  it("turns places and cards with the board, clockwise seen from above", () => {
    const pose = cardPose(boardFrame(0, 1, 0, 90), place, false, 1);
    expectNear(pose.x, 2, 1e-9);
    expectNear(pose.z, -3, 1e-9);
    expectSame(pose.yaw, 270);
    expectSame(pose.roll, 180);
  });

  it("finds the place of the board under a point of the world again", () => {
    for (const yaw of [0, 37, 90, 180, 255]) {
      const board = boardFrame(4, 1, 7, yaw);
      const pose = cardPose(board, place, true, 1);
      const point = boardPoint(board, pose.x, pose.z);
      expectNear(point.x, 3, 1e-9);
      expectNear(point.z, 2, 1e-9);
    }
  });

  it("lifts what is on cards", () => {
    const d6 = expectPresent(cardsVsDice.box.dice.find((die) => die.id === "d6"));
    const low = diePose(boardFrame(0, 1, 0, 0), place, d6);
    const high = diePose(boardFrame(0, 1, 0, 0), { ...place, layer: 4 }, d6);
    expectTrue(high.y > low.y + 0.05);
    expectTrue(low.y > 1.2, "a die of this size rests above the board");
  });

  it("puts pawns upright on the board and turns a token over to its back", () => {
    const board = boardFrame(0, 1, 0, 30);
    const item = { id: "t", tint: { r: 1, g: 1, b: 1 }, size: 2 };
    expectSame(pawnPose(board, place, item).y, 1);
    const front = tokenPose(board, place, "front", item);
    const back = tokenPose(board, place, "back", item);
    expectNear(front.y, 1.34, 1e-9);
    expectSame([front.roll, back.roll, front.yaw], [0, 180, 30]);
  });

  it("measures angles round the circle", () => {
    expectSame(degrees(-90), 270);
    expectSame(degrees(360), 0);
    expectNear(angleBetween(350, 10), 20, 1e-9);
    expectNear(angleBetween(10, 350), 20, 1e-9);
    expectNear(angleBetween(90, 270), 180, 1e-9);
  });
});
