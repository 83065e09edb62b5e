import { createDeviceSearch, readDevices } from "@rihla/devices";
import { paths } from "../../../paths.ts";
import type { Finding, Words } from "./text.ts";

/** A maker or a series (`samsung`, `max`) names no model: the device check is found for it as a page. */
const mostNamed = 12;
const mostShown = 3;
/** `max` and `flexy` alone are asked for something else: a model has a number or two words. */
const couldBeModel = /\p{Nd}|\S\s+\S/u;

/** Gives the models that are named in what is typed, each with the page that answers for it. */
export function deviceTexts(t: Words): (typed: string) => Finding[] {
  const find = createDeviceSearch(readDevices());
  const on = t("compatibility.title");
  return (typed) => {
    const named = typed.replaceAll(/\bphones?\b/gi, " "); // to the list it is a series
    const found = couldBeModel.test(named) ? find(named, mostNamed + 1) : [];
    if (found.length > mostNamed) return [];
    return found.slice(0, mostShown).map(({ id, maker, model }) => ({
      to: paths.compatibility({ model: id }),
      title: model.startsWith(maker) ? model : `${maker} ${model}`,
      on,
    }));
  };
}
