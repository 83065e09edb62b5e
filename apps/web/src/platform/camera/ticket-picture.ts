import { pixelsOf, QrReader } from "./qr-reader.ts";

/** Of a screenshot, and of a photograph of a whole sheet. */
const sizes = [1000, 2400];
/** The reader goes along lines, so a code on paper must lie level: pictures are turned until one does. */
const turns = [4, -4, 8, -8, 12, -12, 16, -16, 20, -20, 24, -24, 28, -28, 32, -32, 36, -36, 40, -40, 45, -45];

/** Reads tickets' codes in pictures. Made before one is chosen, so that it asks the network for nothing then. */
export class TicketPictures {
  private readonly reader = new QrReader();

  constructor() {
    // The decoder is fetched with the first picture.
    this.reader.read(new ImageData(8, 8), "tickets").catch(() => {});
  }

  /** What the code in it says; null where none is read. Throws where the reader can't work, or it is no picture. */
  async read(file: Blob): Promise<string | null> {
    const picture = await createImageBitmap(file);
    try {
      return (await this.level(picture)) ?? (await this.turned(picture)) ?? (await this.inverted(picture));
    } finally {
      picture.close();
    }
  }

  close(): void {
    this.reader.close();
  }

  private async level(picture: ImageBitmap): Promise<string | null> {
    for (const longest of sizes) {
      const pixels = pixelsOf(picture, longest);
      const text = pixels && (await this.reader.read(pixels, "tickets"));
      if (text) return text;
    }
    return null;
  }

  private async turned(picture: ImageBitmap): Promise<string | null> {
    for (const degrees of turns) {
      const pixels = redrawn(picture, degrees);
      const text = pixels && (await this.reader.read(pixels, "paper"));
      if (text) return text;
    }
    return null;
  }

  /** Light on dark, as screens of the night show it. */
  private async inverted(picture: ImageBitmap): Promise<string | null> {
    const pixels = redrawn(picture, 0, "invert(1)");
    return pixels && (await this.reader.read(pixels, "tickets"));
  }
}

function redrawn(picture: ImageBitmap, degrees: number, filter = "none"): ImageData | null {
  const scale = Math.min(1, 1400 / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width * scale, picture.height * scale];
  const turn = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(turn)), Math.cos(turn)];
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * cosine + height * sine);
  canvas.height = Math.ceil(width * sine + height * cosine);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(turn);
  context.filter = filter;
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
