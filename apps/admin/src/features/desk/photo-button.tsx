import { chatPhotoBytes } from "@rihla/contract/rules";
import { Button } from "@rihla/ui/button";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { call, Refused } from "../../lib/call.ts";
import { inBase64 } from "../../lib/in-base64.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useAct } from "../../lib/use-act.ts";

/** An answer that is a picture. */
export function PhotoButton({ id, seen }: { id: string; seen: number }) {
  const t = useTranslations("admin");
  const input = useRef<HTMLInputElement>(null);
  const sending = useAct(async (file: File) => {
    if (file.size > chatPhotoBytes) throw new Refused("body_too_large");
    const content = await inBase64(file);
    await call("POST /conversations/{id}/photos", {
      path: { id },
      body: { key: crypto.randomUUID(), seen, content },
    });
  });
  return (
    <>
      <Button kind="secondary" busy={sending.isPending} onClick={() => input.current?.click()}>
        {t("desk.sendPhoto")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("desk.sendPhoto")}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) sending.mutate(file);
          target.value = "";
        }}
      />
      <div className="w-full empty:hidden">
        <RefusalNotice error={sending.error} />
      </div>
    </>
  );
}
