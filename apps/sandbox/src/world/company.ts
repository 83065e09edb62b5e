import type { FastifyPluginAsync } from "fastify";

/** What the program needs to know of one company that it plays. */
export type Company = {
  /** What the names of its endpoints begin with: `satim` in `satim:register.do`. */
  name: string;
  title: string;
  /** Where its clients call. */
  calledAt: string;
  /** Its pushes carry a signature header, which can be left out or wrong on request. */
  signsPushes: boolean;
  /**
   * What a shop is told, by the names of its variables, so that it takes this program for the company. In each credential stands the word
   * `sandbox`, by which a real shop knows it and refuses it.
   */
  shopSettings(url: string): Record<string, string>;
  /** How many records it has, by kind. */
  facts(): [name: string, count: number][];
  controls: readonly (readonly [call: string, what: string])[];
  plugins: FastifyPluginAsync[];
};
