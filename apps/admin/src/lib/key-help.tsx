import { Facts } from "@rihla/ui/facts";
import { IconButton } from "@rihla/ui/icon-button";
import { Sheet } from "@rihla/ui/sheet";
import { Keyboard } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { isTyping } from "./search-field.tsx";

/** The keys of the back office: `j` and `k` walk through what can be opened, `?` tells them all. Only where there is a keyboard. */
export function KeyHelp() {
  const t = useTranslations("admin");
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "?") setOpen(true);
      if (event.key === "j" || event.key === "k") walk(event.key === "j" ? 1 : -1);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const keys = [
    { key: "/", name: <Keys of={["/", "Ctrl K"]} />, value: t("keys.find") },
    { key: "j", name: <Keys of={["j", "k"]} />, value: t("keys.move") },
    { key: "enter", name: <Keys of={["Enter"]} />, value: t("keys.enter") },
    { key: "act", name: <Keys of={["r", "h", "a", "…"]} />, value: t("keys.act") },
    { key: "n", name: <Keys of={["n"]} />, value: t("keys.new") },
    { key: "?", name: <Keys of={["?"]} />, value: t("keys.help") },
  ];
  return (
    <>
      <span className="hidden pointer-fine:block">
        <IconButton label={t("keys.open")} onClick={() => setOpen(true)}>
          <Keyboard aria-hidden="true" className="size-5" />
        </IconButton>
      </span>
      <Sheet open={open} onClose={() => setOpen(false)} title={t("keys.title")} closeLabel={t("do.close")}>
        <Facts facts={keys} />
      </Sheet>
    </>
  );
}

const Keys = ({ of }: { of: readonly string[] }) => (
  <span dir="ltr">
    {of.map((key) => (
      <kbd key={key} className="me-1 rounded border border-edge px-1.5 font-mono text-sm">
        {key}
      </kbd>
    ))}
  </span>
);

/** The next, or the one before, of what a screen lets open. */
function walk(step: 1 | -1): void {
  const rows = document.querySelectorAll<HTMLElement>("main [data-row], main [data-rows] a[href]");
  const links = [...(rows.length > 0 ? rows : document.querySelectorAll<HTMLElement>("main a[href]"))];
  const at = links.indexOf(document.activeElement as HTMLElement);
  links[at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step]?.focus();
}
