import { useState } from "react";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import type { Parsed, ReceivedSearch } from "../../paths.ts";
import { Offer } from "./offer.tsx";
import { ReceivedEsims } from "./received-esims.tsx";
import type { ReceivedParts } from "./received-parts.ts";
import { forgetShareToken, takeShareToken } from "./share-token.ts";

export type ReceivedProps = { search: Parsed<ReceivedSearch>; parts: ReceivedParts };

/** Where a shared eSIM is opened, and afterwards what this phone has received. */
export function Received(props: ReceivedProps) {
  // Nothing of it is known to the server.
  return useHydrated() ? <Opened {...props} /> : null;
}

function Opened({ search, parts }: ReceivedProps) {
  const [token, setToken] = useState(takeShareToken);
  const done = () => {
    forgetShareToken();
    setToken(undefined);
  };
  return token ? <Offer token={token} onDone={done} /> : <ReceivedEsims search={search} parts={parts} />;
}
