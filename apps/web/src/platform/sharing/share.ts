/** Whether the device has a sheet of its own to hand a text to other apps. */
export const canShare = (): boolean =>
  typeof navigator !== "undefined" && typeof navigator.share === "function";

/** Opens it. Somebody who closes it has shared nothing, which is no failure. */
export const shareText = (text: string): Promise<void> => navigator.share({ text }).catch(() => {});

/** Whether it takes a picture, too. */
export const canSharePicture = (): boolean =>
  canShare() && navigator.canShare?.({ files: [pictureFile("picture.png", new Blob())] }) === true;

export const sharePicture = (name: string, picture: Blob): Promise<void> =>
  navigator.share({ files: [pictureFile(name, picture)] }).catch(() => {});

const pictureFile = (name: string, picture: Blob) => new File([picture], name, { type: "image/png" });
