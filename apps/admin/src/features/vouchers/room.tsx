import { Route, Routes } from "react-router";
import { useSession } from "../../lib/session.ts";
import { Batch } from "./batch.tsx";
import { Batches } from "./batches.tsx";
import { NewBatch } from "./new-batch.tsx";

/** Codes that are redeemed for an eSIM: fetched by who opens them. */
export function VouchersRoom() {
  const isOwner = useSession().operator.role === "owner";
  return (
    <Routes>
      <Route index element={<Batches />} />
      {isOwner && <Route path="new" element={<NewBatch />} />}
      <Route path=":number" element={<Batch />} />
    </Routes>
  );
}
