import { Route, Routes } from "react-router";
import { useSession } from "../../lib/session.ts";
import { Coupon } from "./coupon.tsx";
import { Coupons } from "./coupons.tsx";
import { NewCoupon } from "./new-coupon.tsx";

/** Codes that take something off: fetched by who opens them. */
export function CouponsRoom() {
  const isOwner = useSession().operator.role === "owner";
  return (
    <Routes>
      <Route index element={<Coupons />} />
      {isOwner && <Route path="new" element={<NewCoupon />} />}
      <Route path=":id" element={<Coupon />} />
    </Routes>
  );
}
