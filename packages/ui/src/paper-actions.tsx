import { Download, Mail, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

type Act = { label: ReactNode; busy?: boolean; onPress: () => void };

/** What can be done with a paper that stands on the page. */
export function PaperActions({ print, download, send }: { print?: Act; download: Act; send?: Act }) {
  return (
    <div className="flex flex-col gap-2 print:hidden">
      {print && <Action {...print} icon={<Printer aria-hidden="true" className="size-5" />} />}
      <Action {...download} icon={<Download aria-hidden="true" className="size-5" />} />
      {send && <Action {...send} icon={<Mail aria-hidden="true" className="size-5" />} />}
    </div>
  );
}

function Action({ label, busy = false, onPress, icon }: Act & { icon: ReactNode }) {
  return (
    <Button kind="secondary" busy={busy} onClick={onPress}>
      {!busy && icon}
      {label}
    </Button>
  );
}
