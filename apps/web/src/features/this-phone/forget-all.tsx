import { Button } from "@rihla/ui/button";
import { Modal } from "@rihla/ui/modal";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useForgetOrders } from "../../domain/orders/use-forget-orders.ts";
import { chatBegun } from "../../domain/person/chat-here.ts";

type ForgetAllProps = { count: number; onForgotten: () => void };

/** Asks first: what goes, and how whoever bought it finds it again. */
export function ForgetAll({ count, onForgotten }: ForgetAllProps) {
  const t = useTranslations("thisPhone.forget");
  const forgetOrders = useForgetOrders();
  const [asking, setAsking] = useState(false);
  const forget = () => {
    setAsking(false);
    onForgotten();
    forgetOrders();
  };
  return (
    <>
      <Button kind="quiet" className="self-center" onClick={() => setAsking(true)}>
        {t("press")}
      </Button>
      <Modal
        type="warning"
        open={asking}
        onClose={() => setAsking(false)}
        title={t("title", { count })}
        primary={{ label: t("yes"), onPress: forget, danger: true }}
        secondary={{ label: t("no"), onPress: () => setAsking(false) }}
      >
        <p>{t("goes", { count })}</p>
        {chatBegun.read() && <p className="mt-2">{t("chat")}</p>}
        <p className="mt-2">{t("back", { count })}</p>
      </Modal>
    </>
  );
}
