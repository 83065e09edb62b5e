import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { TextField } from "@rihla/ui/text-field";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "../../lib/call.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useAct } from "../../lib/use-act.ts";
import { useDoneWords } from "../../lib/use-acts.tsx";
import { BatchFields } from "./batch-fields.tsx";
import { BatchPreview } from "./batch-preview.tsx";
import { batchOf, dayIn, type TypedBatch } from "./typed-batch.ts";

/** A batch is put together, read in words beside that, and made. However often it is sent, one form makes one. */
export function NewBatch() {
  const t = useTranslations("admin");
  const told = useDoneWords();
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState<TypedBatch>(() => ({
    place: "",
    plan: undefined,
    days: "7",
    quantity: "10",
    until: dayIn(365),
  }));
  const make = useAct(async (why: string) => {
    const body = { ...batchOf(typed), key: key.current, why };
    const { data } = await call("POST /voucher-batches", { body });
    if (data.batch) navigate(`/sales/vouchers/${data.batch}`, { replace: true });
    return data;
  });
  const change = (part: Partial<TypedBatch>) => {
    make.reset();
    setTyped((before) => ({ ...before, ...part }));
  };
  return (
    <form
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate(String(new FormData(event.currentTarget).get("why")));
      }}
    >
      <h1 className="text-2xl font-semibold">{t("vouchers.new")}</h1>
      {make.data?.proposal ? (
        <Notice tone="good" announce>
          {told(make.data)}
        </Notice>
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <BatchFields typed={typed} onChange={change} />
          <div className="grid grid-cols-1 gap-6 lg:sticky lg:top-4">
            <BatchPreview typed={typed} />
            <TextField
              name="why"
              label={t("why")}
              hint={t("whyHint")}
              required
              minLength={3}
              maxLength={500}
            />
            <RefusalNotice error={make.error} />
            <Button type="submit" wide disabled={!typed.plan} busy={make.isPending}>
              {t("vouchers.create")}
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}
