/** Why there is no camera: the person or their system said no · there is none · it did not start. */
export type CameraFault = "permission" | "unsupported" | "failed";

/** The camera at the back of a phone, else the one there is. Throws; `cameraFault` says why. */
export async function openCamera(): Promise<MediaStream> {
  // Missing in old browsers, in some apps' own, and over plain http.
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException("no camera here", "NotFoundError");
  const video = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } };
  return navigator.mediaDevices.getUserMedia({ video, audio: false });
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export function cameraFault(error: unknown): CameraFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "permission";
  return ["NotFoundError", "OverconstrainedError", "NotSupportedError"].includes(name)
    ? "unsupported"
    : "failed";
}
