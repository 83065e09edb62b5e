import { isUsedUp, obstacleOf } from "@rihla/contract/rules/esim-status";
import { Button } from "@rihla/ui/button";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Automatic } from "./automatic.tsx";
import { ChooseTopUp } from "./choose-top-up.tsx";
import { History } from "./history.tsx";
import type { SwitchOnProps } from "./switch-on.tsx";

/** More data or days for this eSIM: what can be bought, and how earlier ones stand. Open by itself where all is used up. */
export function Recharge({ esim, askPin }: Pick<SwitchOnProps, "esim" | "askPin">) {
  const t = useTranslations("recharge");
  const id = useId();
  const isEmpty = isUsedUp(esim.status);
  const [wasOpened, setOpen] = useState(isAskedFor);
  const open = isEmpty || wasOpened;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAskedFor()) section.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <section ref={section} id="recharge" className="flex scroll-mt-20 flex-col gap-4">
      {obstacleOf(esim.status) === null && esim.topUp !== "none" && (
        <>
          {!isEmpty && (
            <Button
              kind="secondary"
              wide
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {t("open")}
            </Button>
          )}
          <div id={id} hidden={!open}>
            {open && <ChooseTopUp esim={esim} />}
          </div>
        </>
      )}
      <History esim={esim.id} />
      {esim.group === "active" && esim.iccid && esim.kind === "fixed" && esim.topUp !== "none" && (
        <Automatic esim={esim} askPin={askPin} />
      )}
    </section>
  );
}

const isAskedFor = () => window.location.hash === "#recharge";
