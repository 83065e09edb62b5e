import type { User } from "@rihla/contract";
import { locales, ltr } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Toast } from "@rihla/ui/toast";
import {
  Building2,
  Download,
  FileText,
  LogOut,
  MonitorSmartphone,
  Settings2,
  Trash2,
  UserRound,
  WalletMinimal,
} from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";
import { isUnconfirmed } from "../../lib/session/confirm.ts";
import { paths } from "../../paths.ts";
import { Confirmation } from "./confirmation.tsx";
import { Devices } from "./devices/devices.tsx";
import { Identity } from "./identity.tsx";
import { Menu, MenuButton, MenuLink } from "./menu.tsx";
import { ProblemModal } from "./problem-modal.tsx";
import type { ProfileActs } from "./profile-acts.ts";
import { useDownload } from "./use-download.ts";
import { useSignOut } from "./use-sign-out.ts";
import { Version } from "./version.tsx";

export function SignedIn({ customer, onDelete, confirm, orders }: ProfileActs & { customer: User }) {
  const t = useTranslations("profile");
  const { language, currency } = useVisitor();
  const [listing, setListing] = useState(false);
  const signOut = useSignOut();
  const download = useDownload();
  return (
    <>
      <h1 className="pb-4 text-2xl font-semibold">{t("title")}</h1>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[18rem_minmax(0,1fr)] md:items-start md:gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-8">
        <Identity customer={customer} />
        <div className="flex flex-col gap-4">
          <Menu label={t("menu.label")}>
            <MenuLink
              icon={UserRound}
              label={t("menu.personal")}
              detail={t("menu.personalDetail")}
              to={paths.personalInformation()}
            />
            <MenuLink
              icon={Building2}
              label={t("menu.company")}
              detail={t("menu.companyDetail")}
              to={paths.company()}
            />
            <MenuLink
              icon={Settings2}
              label={t("menu.preferences")}
              detail={`${locales[language].name} · ${ltr(currency)}`}
              to={paths.preferences()}
            />
            <MenuLink
              icon={WalletMinimal}
              label={t("menu.wallet")}
              detail={t("menu.walletDetail")}
              to={paths.wallet()}
            />
            <MenuButton
              icon={MonitorSmartphone}
              label={t("menu.devices")}
              detail={t("menu.devicesDetail")}
              opens
              onPress={() => setListing(true)}
            />
            <MenuLink
              icon={FileText}
              label={t("menu.legal")}
              detail={t("menu.legalDetail")}
              to={paths.legal()}
            />
            <MenuButton
              icon={Download}
              label={t("menu.download")}
              detail={download.isPending ? t("menu.downloading") : t("menu.downloadDetail")}
              busy={download.isPending}
              onPress={() => download.mutate()}
            />
            <MenuButton icon={Trash2} label={t("menu.delete")} danger onPress={onDelete} />
          </Menu>
          {orders}
          <Button kind="secondary" wide busy={signOut.isPending} onClick={() => signOut.mutate()}>
            {!signOut.isPending && <LogOut aria-hidden="true" className="flip-rtl size-5" />}
            {signOut.isPending ? t("signingOut") : t("signOut")}
          </Button>
          <Version />
        </div>
      </div>
      <Devices open={listing} onClose={() => setListing(false)} />
      <Confirmation confirm={confirm} of={download} />
      <ProblemModal error={isUnconfirmed(download.error) ? null : download.error} onClose={download.reset} />
      <Toast message={download.isSuccess && t("downloaded")} onDone={download.reset} />
    </>
  );
}
