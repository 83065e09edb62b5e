import { RetryState } from "@rihla/ui/retry-state";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { useToken } from "../../lib/session/session.ts";
import { DeleteAccount } from "./deletion/delete-account.tsx";
import { Guest } from "./guest.tsx";
import type { ProfileActs, ProfileProps } from "./profile-acts.ts";
import { SignedIn } from "./signed-in.tsx";
import { useCustomer } from "./use-customer.ts";
import { Version } from "./version.tsx";

export function Profile({ orders, confirm, payBack }: ProfileProps) {
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="pt-2 md:pt-8">
      <WhoIsHere onDelete={() => setDeleting(true)} confirm={confirm} orders={orders} payBack={payBack} />
      {/* Stays when the account is gone, since it says so. */}
      <DeleteAccount asked={deleting} onEnd={() => setDeleting(false)} confirm={confirm} payBack={payBack} />
    </div>
  );
}

function WhoIsHere(acts: ProfileActs) {
  const token = useToken();
  const hydrated = useHydrated();
  const customer = useCustomer();
  if (hydrated && !token) return <Guest />;
  if (customer.data) return <SignedIn customer={customer.data} {...acts} />;
  if (customer.error)
    return (
      <>
        <Failed error={customer.error} retry={customer.refetch} retrying={customer.isFetching} />
        <Version />
      </>
    );
  return <Skeletons />;
}

export function Failed({ error, retry, retrying }: { error: Error; retry: () => void; retrying: boolean }) {
  const t = useTranslations("profile");
  const common = useTranslations("common");
  const problemText = useProblemText();
  return (
    <RetryState level={1} title={t("failed")} retryLabel={common("retry")} retry={retry} retrying={retrying}>
      {problemText(error)}
    </RetryState>
  );
}

function Skeletons() {
  const t = useTranslations("profile");
  return (
    <>
      <h1 className="pb-4 text-2xl font-semibold">{t("title")}</h1>
      <Loading label={t("loading")} className="grid gap-4 md:grid-cols-[18rem_minmax(0,1fr)]">
        <Skeleton className="h-24 rounded-card md:h-56" />
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    </>
  );
}
