/** Hands a text, bytes or a picture to the device as a file of this name. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser needs the address a moment longer than the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
