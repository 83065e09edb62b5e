import { qrPath } from "@rihla/ui/qr-path";

type Picture = { code: string; title: string; lines: readonly string[]; direction: "ltr" | "rtl" };

const width = 1080;
const qr = { size: 900, top: 150 };
const height = 1320;
const font = (size: number, weight = 400) => `${weight} ${size}px "Readex Pro", sans-serif`;

/** A PNG, dark on white: words above and below the code, which is large enough to be scanned from another screen. */
export function drawQrPicture({ code, title, lines, direction }: Picture): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("This browser draws no pictures.");
  drawing.fillStyle = "#fff";
  drawing.fillRect(0, 0, width, height);
  drawing.fillStyle = "#0d1524";
  drawCode(drawing, code);
  Object.assign(drawing, { textAlign: "center", direction });
  write(drawing, title, font(48, 600), 100);
  for (const [at, line] of lines.entries()) write(drawing, line, font(32), qr.top + qr.size + 60 + at * 50);
  drawing.direction = "ltr";
  write(drawing, code, font(26), height - 50);
  return new Promise((resolve, reject) =>
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error("No picture came.")))),
  );
}

/** Each module a whole number of points, or its edges would blur. */
function drawCode(drawing: CanvasRenderingContext2D, code: string): void {
  const { path, size } = qrPath(code);
  const points = Math.floor(qr.size / size);
  drawing.save();
  drawing.translate((width - points * size) / 2, qr.top);
  drawing.scale(points, points);
  drawing.fill(new Path2D(path));
  drawing.restore();
}

function write(drawing: CanvasRenderingContext2D, text: string, look: string, y: number): void {
  drawing.font = look;
  drawing.fillText(text, width / 2, y, width - 80);
}
