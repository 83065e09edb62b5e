import { Worker } from "node:worker_threads";

type Answer = { id: number; png?: Uint8Array; error?: string };
type Waiting = { resolve: (png: Buffer) => void; reject: (error: Error) => void };

/** Paints drawings in a thread of its own, started for the first one. */
export class SharePainter {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  paint(svg: string): Promise<Buffer> {
    const id = ++this.last;
    const painted = new Promise<Buffer>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.start().postMessage({ id, svg });
    return painted;
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("./share-painter.worker.ts", import.meta.url));
    worker.on("message", ({ id, png, error }: Answer) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (png) waiting?.resolve(Buffer.from(png));
      else waiting?.reject(new Error(error));
    });
    worker.on("error", (error: Error) => {
      this.worker = undefined;
      for (const { reject } of this.waiting.values()) reject(error);
      this.waiting.clear();
    });
    // After the listeners are added: adding one would keep the process from ending again.
    worker.unref();
    this.worker = worker;
    return worker;
  }
}
