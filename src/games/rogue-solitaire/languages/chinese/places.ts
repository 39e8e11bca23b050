import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CELL_NAME = "第{row}行第{column}列";

export const SIDES: Translation<typeof english.SIDES> = {
  above: "上方",
  below: "下方",
  left: "左边",
  right: "右边",
  aboveLeft: "左上方",
  aboveRight: "右上方",
  belowLeft: "左下方",
  belowRight: "右下方",
};

export const WAYS: Translation<typeof english.WAYS> = {
  above: "向上",
  below: "向下",
  left: "向左",
  right: "向右",
  aboveLeft: "向左上",
  aboveRight: "向右上",
  belowLeft: "向左下",
  belowRight: "向右下",
};
