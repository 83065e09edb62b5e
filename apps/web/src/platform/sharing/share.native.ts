import { Share } from "@capacitor/share";
import { keepForSharing } from "./file-to-share.ts";

/** Every phone has a sheet of its own to hand a text to other apps. */
export const canShare = (): boolean => true;

/** Opens it. Somebody who closes it has shared nothing, which is no failure. */
export const shareText = (text: string): Promise<void> => Share.share({ text }).then(done, done);

export const canSharePicture = (): boolean => true;

/** Keeping it among the phone's pictures is one of the things that the sheet offers. */
export async function sharePicture(name: string, picture: Blob): Promise<void> {
  const file = await keepForSharing(name, picture);
  await Share.share({ files: [file] }).then(done, done);
}

const done = () => {};
