import { Share } from "@capacitor/share";
import { keepForSharing } from "./file-to-share.ts";

/** Hands a text, bytes or a picture to the phone as a file of this name: its sheet says where it may go. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  keepForSharing(name, new Blob([content], { type })).then(
    (file) => Share.share({ files: [file] }).catch(() => {}), // closed again
    (error) => console.warn("The file could not be handed on.", error),
  );
}
