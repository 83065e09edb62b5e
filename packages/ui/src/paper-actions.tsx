import { Download, Mail, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

type Act = { label: ReactNode; busy?: boolean; onPress: () => void };

/** What can be done with a paper that stands on the page: a quiet row, as the paper is not what the page is for. */
export function PaperActions({ print, download, send }: { print?: Act; download: Act; send?: Act }) {
  return (
    <div className="-mx-2 grid grid-cols-[repeat(auto-fit,minmax(min(6.25rem,100%),1fr))] gap-1 border-t border-line pt-2 print:hidden">
      {print && <Action {...print} icon={<Printer aria-hidden="true" className="size-5" />} />}
      <Action {...download} icon={<Download aria-hidden="true" className="size-5" />} />
      {send && <Action {...send} icon={<Mail aria-hidden="true" className="size-5" />} />}
    </div>
  );
}

function Action({ label, busy = false, onPress, icon }: Act & { icon: ReactNode }) {
  return (
    <Button
      kind="quiet"
      size="medium"
      busy={busy}
      onClick={onPress}
      className="flex-col !gap-1 !px-1 !text-sm leading-tight"
    >
      {!busy && icon}
      {label}
    </Button>
  );
}
