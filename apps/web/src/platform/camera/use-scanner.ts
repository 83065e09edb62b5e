import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type CameraFault, cameraFault, closeCamera, openCamera } from "./camera.ts";
import type { CodesLookedFor } from "./qr-reader.ts";

/** About eight looks a second are enough, and leave a cheap phone time for the picture itself. */
const restMilliseconds = 120;
/** Each fourth look is for the code of a boarding pass, held up by mistake. */
const forVouchers: readonly CodesLookedFor[] = ["qr", "qr", "qr", "others"];
/** Without a code for so long, who holds the phone is told what may help. */
const patienceMilliseconds = 12_000;
/** As many pixels as a code that fills a third of the picture needs. */
const longestSide = 960;

/** The camera's picture in a <video>, looked through until there is a code in it. Closed with the component. `late`: there has been none for long. */
export function useScanner(
  onRead: (text: string) => void,
  onFault: (fault: CameraFault) => void,
  codes: readonly CodesLookedFor[] = forVouchers,
) {
  const video = useRef<HTMLVideoElement>(null);
  const [running, setRunning] = useState(false);
  const [late, setLate] = useState(false);
  const read = useEffectEvent(onRead);
  const failed = useEffectEvent(onFault);
  const lookedFor = useEffectEvent((look: number) => codes[look % codes.length] ?? "qr");
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    scan(video, signal, lookedFor, () => setRunning(true)).then(
      (text) => text !== null && !signal.aborted && read(text),
      (error) => !signal.aborted && failed(cameraFault(error)),
    );
    return () => stop.abort();
  }, []);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setLate(true), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, [running]);
  return { video, running, late };
}

/** Resolves to the first code seen; to null when it was stopped before. */
async function scan(
  video: { readonly current: HTMLVideoElement | null },
  signal: AbortSignal,
  codesOf: (look: number) => CodesLookedFor,
  onRunning: () => void,
): Promise<string | null> {
  // First: a camera that nothing looks through would stay on.
  const { pixelsOf, QrReader } = await import("./qr-reader.ts");
  const stream = await openCamera();
  signal.addEventListener("abort", () => closeCamera(stream));
  if (signal.aborted || !video.current) {
    closeCamera(stream);
    return null;
  }
  const reader = new QrReader();
  try {
    video.current.srcObject = stream;
    await video.current.play();
    onRunning();
    for (let look = 0; !signal.aborted && video.current; look++) {
      const pixels = pixelsOf(video.current, longestSide);
      const text = pixels && (await reader.read(pixels, codesOf(look)));
      if (text) return text;
      await new Promise((resolve) => setTimeout(resolve, restMilliseconds));
    }
    return null;
  } finally {
    reader.close();
    closeCamera(stream);
  }
}
