import { text, type Fields } from "../../kit/decode";

/** What ends or changes an object for good. It cannot be called by chance: its caller says which object is meant. */
export interface Order {
  /** The GUID of the object that is called. */
  receiver: string;
}

export const ORDER: Fields<Order> = { receiver: text };

/** Whether an order is meant for the object that bears this script. */
export function isForUs({ receiver }: Order): boolean {
  return receiver === owner.guid;
}
