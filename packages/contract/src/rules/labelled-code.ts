import type { Language } from "./languages.ts";

/** The two parts of an activation code as mails and screens give them apart, each on a line, mostly with a label. */
export type LabelledCode = { host: string; id: string };

/** Parts of labels as each language writes them: what names the address, the code, and what is neither. */
const labels: Record<Language, { address: string; code: string; other: string }> = {
  fr: { address: "adress|serveur", code: "activation|correspondance|^(?:le )?code$", other: "confirm" },
  en: { address: "address|server", code: "activation|matching|^(?:the )?code$", other: "confirm" },
  ar: { address: "عنوان|خادم", code: "تفعيل|مطابقة|^الرمز$", other: "تأكيد" },
};
const labelOf = (what: "address" | "code" | "other", everywhere = "(?!)") =>
  new RegExp([everywhere, ...Object.values(labels).map((words) => words[what])].join("|"), "i");
const addressLabel = labelOf("address", "sm-?dp");
const codeLabel = labelOf("code");
const otherLabel = labelOf("other", "iccid|eid\\b|apn|pin|puk");
const host = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
/** A word of a sentence has no digit. */
const id = /^(?=.*\d)[A-Z0-9][\w-]{3,}$/i;
/** Between a label and what it names. */
const colon = /\s*[:：=]\s*/;

type Line = { label: string; value: string };

/** Undefined unless both are there. Two bare lines are enough where nothing stands around them. */
export function findLabelledCode(text: string): LabelledCode | undefined {
  const lines = linesOf(text);
  const isAlone = lines.length === 2;
  const named = (label: RegExp, shape: RegExp) =>
    lines.find(
      ({ label: name, value }) =>
        shape.test(value) && (name === "" ? isAlone : label.test(name) && !otherLabel.test(name)),
    )?.value;
  const [found, code] = [named(addressLabel, host), named(codeLabel, id)];
  return found !== undefined && code !== undefined ? { host: found, id: code } : undefined;
}

/** A label that stands alone names the next line. */
function linesOf(text: string): Line[] {
  let waiting = "";
  return text
    .split(/[\r\n,;|]+/)
    .map((line) => line.replaceAll(/^[\s"'«“*•>-]+|[\s"'»”.]+$/g, ""))
    .filter((line) => line !== "")
    .flatMap((line) => {
      const read = readLine(line);
      if (read.value === "") {
        waiting = read.label;
        return [];
      }
      const label = read.label || waiting;
      waiting = "";
      return [{ label, value: read.value }];
    });
}

function readLine(line: string): Line {
  const [label = "", ...rest] = line.split(colon);
  if (rest.length > 0) return { label, value: rest.join(":") };
  if (host.test(line) || id.test(line)) return { label: "", value: line };
  // "Adresse SM-DP+ rsp.example.com": the last word, where it is one of the two.
  const last = line.split(/\s+/).at(-1) ?? "";
  const isNamed = host.test(last) || id.test(last);
  return isNamed ? { label: line.slice(0, -last.length).trim(), value: last } : { label: line, value: "" };
}
