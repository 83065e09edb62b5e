/** What one Latin letter group sounds like to somebody who writes French, English or Arabizi; first match wins. */
const latin: ReadonlyArray<[RegExp, string]> = [
  [/tch|sch|sh|ch/g, "$"],
  [/ph|v/g, "f"],
  [/kh|ck|qu(?=[eiy])|q/g, "k"],
  [/th/g, "t"],
  [/dh/g, "d"],
  [/gh|gu(?=[eiy])/g, "G"],
  [/dj|g(?=[eiy])/g, "j"],
  [/c(?=[eiy])|z/g, "s"],
  [/c/g, "k"],
  [/x/g, "ks"],
  [/p/g, "b"],
  [/eau|au|ou|oo|w|o/g, "u"],
  [/ai|ay|ei|ey|ee|y|e(?!$)/g, "i"],
  [/[eh]$/g, ""],
  [/G/g, "g"],
];

const arabic: Readonly<Record<string, string>> = {
  ...{ ا: "a", ب: "b", ت: "t", ث: "t", ج: "j", ح: "h", خ: "k", د: "d", ذ: "d", ر: "r", ز: "s", س: "s" },
  ...{ ش: "$", ص: "s", ض: "d", ط: "t", ظ: "d", ع: "a", غ: "g", ف: "f", ق: "k", ك: "k", ل: "l", م: "m" },
  ...{ ن: "n", ه: "h", و: "u", ي: "i" },
};

/** How a normalised word sounds, roughly: two spellings of one name get the same key. Arabic gets Latin letters. */
export function soundOf(text: string): string {
  let sound = text.replaceAll(" ", "").replace(/[\u0621-\u064a]/g, (letter) => arabic[letter] ?? "");
  if (/^[a-z]/.test(text)) for (const [group, heard] of latin) sound = sound.replace(group, heard);
  return sound.replace(/(.)\1+/g, "$1");
}

/** Only the consonants of a sound: what is left the same when a name crosses from one script to the other. */
export function skeletonOf(sound: string): string {
  return sound.replace(/[aeiouh]/g, "").replace(/n(?=[bf])/g, "m");
}
