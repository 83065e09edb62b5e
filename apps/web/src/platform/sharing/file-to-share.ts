import { Directory, Filesystem } from "@capacitor/filesystem";

const folder = "shared";

/** Puts it where other apps may take it from, until the next start or the end of the session; gives its address. */
export async function keepForSharing(name: string, content: Blob): Promise<string> {
  const data = await base64(content);
  const path = `${folder}/${name}`;
  const { uri } = await Filesystem.writeFile({ path, data, directory: Directory.Cache, recursive: true });
  return uri;
}

/** Pictures of codes, papers, statements: other apps have taken what they wanted. */
export const forgetShared = (): Promise<void> =>
  Filesystem.rmdir({ path: folder, directory: Directory.Cache, recursive: true }).catch(() => {}); // nothing was shared

function base64(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
