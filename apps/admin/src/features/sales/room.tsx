import { Route, Routes } from "react-router";
import { useSession } from "../../lib/session.ts";
import { Place } from "./place.tsx";
import { Prices } from "./prices.tsx";
import { Sales } from "./sales.tsx";

/** Fetched by who opens it: most who come in look after buyers. */
export function SalesRoom() {
  const isOwner = useSession().operator.role === "owner";
  return (
    <Routes>
      <Route index element={<Sales />} />
      {isOwner && <Route path="prices" element={<Prices />} />}
      <Route path=":code" element={<Place />} />
    </Routes>
  );
}
