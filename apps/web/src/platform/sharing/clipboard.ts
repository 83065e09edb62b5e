/** Puts the text on the clipboard; resolves to whether it did. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

/** The same for what opens something: the app takes it back soon; a browser doesn't let a page do so. */
export const copySecret = (text: string): Promise<boolean> => copyText(text);
