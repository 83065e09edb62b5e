import { useState } from "react";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import type { ForYouSearch, Parsed } from "../../paths.ts";
import { Offer } from "./offer.tsx";
import { Held } from "./received-esims.tsx";
import type { HeldParts } from "./received-parts.ts";
import { forgetShareToken, takeShareToken } from "./share-token.ts";

export type ForYouProps = { search: Parsed<ForYouSearch>; parts: HeldParts };

/** Where an eSIM that was handed on is opened, and afterwards what this phone holds. */
export function ForYou(props: ForYouProps) {
  // Nothing of it is known to the server.
  return useHydrated() ? <Opened {...props} /> : null;
}

function Opened({ search, parts }: ForYouProps) {
  const [token, setToken] = useState(takeShareToken);
  const done = () => {
    forgetShareToken();
    setToken(undefined);
  };
  return token ? <Offer token={token} onDone={done} /> : <Held search={search} parts={parts} />;
}
