import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Notice } from "@rihla/ui/notice";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";

type UntoldProps = { sayInstalled: (isInstalled: boolean) => Promise<unknown> };

/** Somebody has begun, and this provider never tells how it went: the phone shows it. */
export function Untold({ sayInstalled }: UntoldProps) {
  const t = useTranslations("install.untold");
  const say = useMutation({ mutationFn: () => sayInstalled(true) });
  return (
    <Card className="flex flex-col gap-3">
      <p>{t("question")}</p>
      <Button busy={say.isPending} onClick={() => say.mutate()}>
        {t("yes")}
      </Button>
      {say.isError && <Failed />}
    </Card>
  );
}

/** What was said, and the way back where it was wrong. Untitled where its status says the same. */
export function SaidInstalled({
  sayInstalled,
  isTitled = true,
}: Partial<UntoldProps> & { isTitled?: boolean }) {
  const t = useTranslations("install.untold");
  return (
    <Notice tone="good" title={isTitled && t("said")} announce>
      <p>{t("saidBody")}</p>
      {sayInstalled && <NotInstalled sayInstalled={sayInstalled} />}
    </Notice>
  );
}

function NotInstalled({ sayInstalled }: UntoldProps) {
  const t = useTranslations("install.untold");
  const say = useMutation({ mutationFn: () => sayInstalled(false) });
  return (
    <>
      <Button kind="quiet" size="small" className="-ms-4" busy={say.isPending} onClick={() => say.mutate()}>
        {t("no")}
      </Button>
      {say.isError && <Failed />}
    </>
  );
}

function Failed() {
  return <p role="alert">{useTranslations("install.untold")("failed")}</p>;
}
