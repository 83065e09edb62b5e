/** Lines in a box of 16 units around 0,0. */
export const icons = {
  wifi: "M-7-2a10 10 0 0 1 14 0M-4 1.5a6 6 0 0 1 8 0M0 5h0",
  bluetooth: "M-4-3.5l8 7-4 3.5v-14l4 3.5-8 7",
  cellular: "M-5 6V2M-1.5 6v-7M2 6V-4M5.5 6V-7",
  sim: "M-5-7h7l3.5 3.5V7h-10.5zM-2-1h4v5h-4z",
  code: "M-6-6h4v4h-4zM2-6h4v4H2zM-6 2h4v4h-4zM2 2h0M6 2h0M2 6h0M6 6h0",
  plus: "M0-6V6M-6 0H6",
  phone: "M-4-7h8V7h-8zM-1 4.5h2",
  globe: "M-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M-6.5 0h13M0-6.5q6 6.5 0 13q-6-6.5 0-13",
  plane: "M0-7v14M-7 1l7-4 7 4M-3 6.5l3-2 3 2",
  gear: "M-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M0-7v3M0 4v3M-7 0h3M4 0h3M-5-5l2 2M3 3l2 2M-5 5l2-2M3-3l2-2",
  info: "M0-1v6M0-5h0",
  bin: "M-5-4h10M-3.5-4l1 11h5l1-11M-2-4v-2.5h4V-4",
} as const;

export type Icon = keyof typeof icons;
