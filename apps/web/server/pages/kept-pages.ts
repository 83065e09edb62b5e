import type { FinishedAnswer } from "@rihla/http";
import type { FastifyRequest } from "fastify";
import { policyHeader } from "../security-headers.ts";
import { finishedPage, type MadePage } from "./answer-page.ts";
import type { InlineParts } from "./inline-parts.ts";
import { Stylesheet } from "./stylesheet.ts";

/**
 * A page that is kept brings before its first paint the styles of what it shows, which are half of all, and all of them behind what
 * can be seen, for what the browser draws later. One that is made for a single request has no time for that.
 */
export function keptPages(inline: InlineParts, headers: Readonly<Record<string, string>>) {
  const stylesheet = new Stylesheet(inline.styles);
  const { later } = stylesheet;
  return (request: FastifyRequest, made: MadePage): FinishedAnswer => {
    const own = stylesheet.usedBy(made.shown);
    const page = { ...made, styles: styleTag(own), shown: made.shown + styleTag(later) };
    return finishedPage(request, { ...headers, ...policyHeader(inline, [own, later]) }, page, {
      isKept: true,
    });
  };
}

export function styleTag(styles: string): string {
  return `<style>${styles}</style>`;
}
