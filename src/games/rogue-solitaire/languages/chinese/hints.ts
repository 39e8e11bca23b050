import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const HINTS: Translation<typeof english.HINTS> = {
  aceHeld: "手里有A时，不能俘虏敌人（RS-6.3）。",
  handFull: "手里有{held}时，不能再俘虏别的敌人（RS-5.7）。",
  aided: "靠加牌击败的敌人不能俘虏（RS-5.7）。",
  leftover: "留下的敌人会一直挡路，直到被击败：{enemies}（RS-4.3）。",
};
