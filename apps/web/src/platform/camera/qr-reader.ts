type Answer = { id: number; text?: string | null; failed?: true };
type Waiting = { resolve: (text: string | null) => void; reject: (error: Error) => void };

/** What a picture is looked through for; each takes its time. */
export type CodesLookedFor = "qr" | "others" | "tickets" | "paper";

/** Reads QR codes in a thread of its own, so that a cheap phone goes on answering touches. */
export class QrReader {
  private readonly worker = new Worker(new URL("./qr-reader.worker.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor() {
    this.worker.onmessage = ({ data: { id, text = null, failed } }: MessageEvent<Answer>) => {
      const asked = this.waiting.get(id);
      this.waiting.delete(id);
      if (failed) asked?.reject(new Error("The reader did not start"));
      else asked?.resolve(text);
    };
    this.worker.onerror = () => {
      for (const { reject } of this.waiting.values()) reject(new Error("The reader could not be fetched"));
      this.waiting.clear();
    };
  }

  /** What the picture's code says; null where none is seen. Rejects where the reader can't work at all. */
  read(picture: ImageData, codes: CodesLookedFor = "qr"): Promise<string | null> {
    const id = this.count++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, picture, codes }, [picture.data.buffer]);
    });
  }

  close(): void {
    this.worker.terminate();
  }
}

type Drawable = HTMLVideoElement | ImageBitmap;

/** The pixels of a picture, at most so many on its longer side: larger only takes longer. Null before there are any. */
export function pixelsOf(source: Drawable, longest: number): ImageData | null {
  const [width, height] =
    "videoWidth" in source ? [source.videoWidth, source.videoHeight] : [source.width, source.height];
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}

/** What the QR code in a picture from the gallery says, else another code there; null where none is seen. */
export async function readPicture(file: Blob): Promise<string | null> {
  const reader = new QrReader();
  try {
    const bitmap = await createImageBitmap(file);
    // A screenshot is read small; a photograph of a far sheet needs its size.
    for (const codes of ["qr", "others"] as const)
      for (const longest of [1000, 2400]) {
        const pixels = pixelsOf(bitmap, longest);
        const text = pixels && (await reader.read(pixels, codes));
        if (text) return text;
      }
    return null;
  } finally {
    reader.close();
  }
}
