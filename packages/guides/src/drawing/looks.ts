/** How a maker's phones look from outside and draw their menus: lengths in units of the drawing, 280 wide. */
export type Look = {
  camera: "island" | "hole";
  /** Of the phone's corners, outside. */
  corner: number;
  /** Of a group of rows. */
  groupCorner: number;
  iconCorner: number;
  arrows: boolean;
  /** A value stands below its label or at the end of the row. */
  value: "below" | "end";
};

export const looks = {
  iphone: { camera: "island", corner: 42, groupCorner: 12, iconCorner: 7, arrows: true, value: "end" },
  samsung: { camera: "hole", corner: 28, groupCorner: 20, iconCorner: 13, arrows: false, value: "below" },
  pixel: { camera: "hole", corner: 34, groupCorner: 22, iconCorner: 13, arrows: false, value: "below" },
  list: { camera: "hole", corner: 30, groupCorner: 14, iconCorner: 9, arrows: true, value: "end" },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof looks;
