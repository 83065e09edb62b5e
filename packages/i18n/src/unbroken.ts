const noBreak = "\u00a0";
/** Nothing to see, and no line ends there. */
const joiner = "\u2060";

/** A message of a screen, in which `e-mail`, `24 h/24`, a figure with its unit and French marks with their word stay on one line. */
export function unbroken(message: string): string {
  return spaced(message).replaceAll(/\be-(?=mail)/gi, (start) => start + joiner);
}

/** The same without the joiner, which mail programs and papers may show as a box. */
export function spaced(message: string): string {
  return message
    .replaceAll(/ (?=[:;?!»](?![\p{L}\d]))|(?<=«) /gu, noBreak)
    .replaceAll(/(?<=[\d#}]) (?=(?:h|[KMGT]o|[kMG]B|%|kbit|Mbit)(?![\p{L}\d]))/gu, noBreak);
}
