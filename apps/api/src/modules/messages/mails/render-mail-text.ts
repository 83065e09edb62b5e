import type { MailBlock } from "./mail-block.ts";
import type { MailLayout } from "./mail-layout.ts";

/** The text part: the same words. Codes and values stand on lines of their own, so that Arabic doesn't turn them round. */
export function renderMailText({ title, blocks, footer }: MailLayout): string {
  const parts = blocks.map(renderBlock).filter((part) => part !== "");
  return `${[title, ...parts, `-- \n${footer}`].join("\n\n")}\n`;
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case "text":
    case "note":
    case "code":
      return block.text;
    case "quote":
      return block.text.replaceAll(/^/gm, "> ");
    case "heading":
      return `# ${block.text}`;
    case "plan":
      return `# ${block.place} · ${block.text}`;
    case "steps":
      return block.items.map((item, index) => `${index + 1}. ${item}`).join("\n");
    case "values":
      return block.rows.map(({ label, value }) => `${label}\n${value}`).join("\n\n");
    case "image":
      return "";
    case "link":
      return `${block.text}\n${block.url}`;
    case "button":
      return `${block.label}\n${block.url}`;
  }
}
