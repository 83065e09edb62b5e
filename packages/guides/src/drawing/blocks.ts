import type { Block } from "../screen.ts";
import { drawCamera, drawCard, drawOtherScreen } from "./objects.ts";
import type { Place } from "./place.ts";
import { drawRows } from "./rows.ts";
import { brokenInto } from "./text.ts";

/** Draws it from y downwards and says where the next one begins. */
export function drawBlock(block: Block, place: Place): number {
  switch (block.kind) {
    case "rows":
      return drawRows(block.rows, place);
    case "camera":
      return drawCamera(place);
    case "otherScreen":
      return drawOtherScreen(place);
    case "card":
      return drawCard(block.text, place);
    case "field":
      return drawField(block, place);
    case "button":
      return drawButton(block, place);
    case "dialog":
      return drawDialog(block, place);
  }
}

type Field = Extract<Block, { kind: "field" }>;

function drawField({ label, value, touch }: Field, { pen, y }: Place): number {
  const { paint } = pen;
  pen.text(38, y + 11, label, { size: 12, weight: 400, colour: paint.faint });
  pen.box(34, y + 18, 212, 38, 11, touch ? paint.touched : paint.row, touch ? paint.accent : paint.line);
  if (value !== undefined) pen.text(48, y + 42, value, { size: 13.5, colour: paint.ink });
  if (touch) pen.touch(238, y + 54);
  return y + 68;
}

type Button = Extract<Block, { kind: "button" }>;

function drawButton({ text, touch }: Button, { pen, y }: Place): number {
  const { paint } = pen;
  const lines = brokenInto(text, 176, 14.5);
  const tall = 26 + lines.length * 18;
  pen.box(40, y, 200, tall, 13, paint.accent);
  lines.forEach((line, at) => {
    pen.text(140, y + 27 + at * 18, line, {
      size: 14.5,
      weight: 600,
      colour: paint.onAccent,
      side: "middle",
    });
  });
  if (touch) pen.touch(226, y + tall - 2);
  return y + tall + 12;
}

type Dialog = Extract<Block, { kind: "dialog" }>;

function drawDialog({ text, actions }: Dialog, { pen, y }: Place): number {
  const { paint } = pen;
  const lines = brokenInto(text, 176, 13.5);
  const words = 20 + lines.length * 19;
  pen.box(34, y, 212, words + actions.length * 40 + 4, 18, paint.row);
  lines.forEach((line, at) => {
    pen.text(140, y + 26 + at * 19, line, { size: 13.5, weight: 600, colour: paint.ink, side: "middle" });
  });
  actions.forEach(({ text: name, touch }, at) => {
    const top = y + words + at * 40;
    if (touch) pen.box(36, top + 1, 208, 38, 12, paint.touched, paint.accent);
    pen.text(140, top + 25, name, {
      size: 13.5,
      weight: touch ? 600 : 500,
      colour: paint.accent,
      side: "middle",
    });
    if (touch) pen.touch(232, top + 37);
  });
  return y + words + actions.length * 40 + 16;
}
