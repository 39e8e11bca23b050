/* What the preview uses of packages without types of their own. */

declare module "@letele/playing-cards/dist/index.esm.js" {
  export type Picture = (attributes: Record<string, string | number>) => import("react").Markup;
  export const Cj: Picture, Cq: Picture, Ck: Picture;
  export const Dj: Picture, Dq: Picture, Dk: Picture;
  export const Hj: Picture, Hq: Picture, Hk: Picture;
  export const Sj: Picture, Sq: Picture, Sk: Picture;
  /** The joker in colour. */
  export const J1: Picture;
}

declare module "react" {
  export interface Markup {
    readonly type: unknown;
  }
  export function createElement<P>(component: (properties: P) => Markup, properties: P): Markup;
}

declare module "react-dom/server" {
  export function renderToStaticMarkup(markup: import("react").Markup): string;
}
