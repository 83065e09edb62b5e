import type { Layer } from "../scene.ts";
import { egypt } from "./egypt.ts";
import { emirates } from "./emirates.ts";
import { france } from "./france.ts";
import { germany } from "./germany.ts";
import { italy } from "./italy.ts";
import { malaysia } from "./malaysia.ts";
import { qatar } from "./qatar.ts";
import { saudiArabia } from "./saudi-arabia.ts";
import { spain } from "./spain.ts";
import { tunisia } from "./tunisia.ts";
import { turkiye } from "./turkiye.ts";
import { unitedKingdom } from "./united-kingdom.ts";

/** Pictures of the places people travel to most, by country. */
export const places: Readonly<Record<string, readonly Layer[]>> = {
  AE: emirates,
  DE: germany,
  EG: egypt,
  ES: spain,
  FR: france,
  GB: unitedKingdom,
  IT: italy,
  MY: malaysia,
  QA: qatar,
  SA: saudiArabia,
  TN: tunisia,
  TR: turkiye,
};
