import { useMutation } from "@tanstack/react-query";
import { saveFile } from "../../platform/sharing/save-file.ts";

/** A PDF in base64. */
type Pdf = { name: string; content: string };

type Paper<Wish> = {
  make: () => Promise<Pdf>;
  mail: (wish: Wish) => Promise<unknown>;
};

export const savePaper = ({ name, content }: Pdf): void =>
  saveFile(name, "application/pdf", bytesOf(content));

/** A paper that the shop makes, as a file and by mail. */
export function usePaper<Wish>({ make, mail }: Paper<Wish>) {
  const download = useMutation({
    mutationFn: async () => savePaper(await make()),
  });
  return { download, send: useMutation({ mutationFn: mail }) };
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
