import { RetryState } from "@rihla/ui/retry-state";
import { Spinner } from "@rihla/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Access } from "./features/access/access.tsx";
import { Customer } from "./features/customer/customer.tsx";
import { Door } from "./features/door/door.tsx";
import { Invited } from "./features/door/invited.tsx";
import { Find } from "./features/find/find.tsx";
import { Order } from "./features/order/order.tsx";
import { Today } from "./features/today/today.tsx";
import { Frame } from "./frame.tsx";
import { isRefusal } from "./lib/call.ts";
import { orReload } from "./lib/or-reload.ts";
import { sessionQuery } from "./lib/session.ts";
import { preferredLanguage, Words } from "./lib/words.tsx";

/** Fetched by who opens it. */
const room = (load: () => Promise<ComponentType>) =>
  lazy(() => orReload(load()).then((Room) => ({ default: Room })));
const Acts = room(async () => (await import("./features/acts/acts.tsx")).Acts);
const Blocks = room(async () => (await import("./features/blocks/blocks.tsx")).Blocks);
const CouponsRoom = room(async () => (await import("./features/coupons/room.tsx")).CouponsRoom);
const Day = room(async () => (await import("./features/money/day.tsx")).Day);
const DeskRoom = room(async () => (await import("./features/desk/room.tsx")).DeskRoom);
const Money = room(async () => (await import("./features/money/money.tsx")).Money);
const Orders = room(async () => (await import("./features/orders/orders.tsx")).Orders);
const People = room(async () => (await import("./features/people/people.tsx")).People);
const SalesRoom = room(async () => (await import("./features/sales/room.tsx")).SalesRoom);
const VouchersRoom = room(async () => (await import("./features/vouchers/room.tsx")).VouchersRoom);

/** Everything behind the door; before it, one question: who is it. */
export function App() {
  const [atDoor, setAtDoor] = useState(preferredLanguage);
  const session = useQuery(sessionQuery);
  const isInvitation = useLocation().pathname === "/invitation";
  const language = session.data?.operator.language ?? atDoor;
  return (
    <Words language={language}>
      {isInvitation ? (
        <Invited language={atDoor} onLanguage={setAtDoor} />
      ) : session.isPending ? (
        <div className="grid min-h-dvh place-items-center">
          <Spinner />
        </div>
      ) : isRefusal(session.error, "unauthenticated") ? (
        <Door language={atDoor} onLanguage={setAtDoor} />
      ) : session.data ? (
        <Inside isOwner={session.data.operator.role === "owner"} />
      ) : (
        <Away retry={() => session.refetch()} retrying={session.isFetching} />
      )}
    </Words>
  );
}

function Inside({ isOwner }: { isOwner: boolean }) {
  return (
    <Frame>
      <Suspense fallback={<Spinner />}>
        <Routes>
          <Route path="/today" element={<Today />} />
          <Route path="/find" element={<Find />} />
          <Route path="/orders" element={<Orders />} />
          <Route path="/orders/:number" element={<Order />} />
          <Route path="/customers/:id" element={<Customer />} />
          <Route path="/desk/*" element={<DeskRoom />} />
          <Route path="/sales/coupons/*" element={<CouponsRoom />} />
          <Route path="/sales/vouchers/*" element={<VouchersRoom />} />
          <Route path="/sales/*" element={<SalesRoom />} />
          <Route path="/blocks" element={<Blocks />} />
          <Route path="/access" element={<Access />} />
          {isOwner && <Route path="/money" element={<Money />} />}
          {isOwner && <Route path="/money/:day" element={<Day />} />}
          {isOwner && <Route path="/people" element={<People />} />}
          {isOwner && <Route path="/acts" element={<Acts />} />}
          <Route path="*" element={<Navigate replace to="/today" />} />
        </Routes>
      </Suspense>
    </Frame>
  );
}

function Away({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  const t = useTranslations("admin");
  return (
    <main className="mx-auto max-w-lg py-16">
      <RetryState level={1} title={t("away")} retryLabel={t("again")} retry={retry} retrying={retrying} />
    </main>
  );
}
