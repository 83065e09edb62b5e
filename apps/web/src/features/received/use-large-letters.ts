import { useEffect } from "react";

/** Everything is measured in the letters of the document; of the frame the brand and the language stay. */
const rules = `html { font-size: 125% }
header > div > :not(a.me-auto, button:first-of-type), main ~ div > aside { display: none !important }`;

/** For who reads with difficulty: the page in large letters, and nothing of the shop beside what it says. */
export function useLargeLetters(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [wanted]);
}
