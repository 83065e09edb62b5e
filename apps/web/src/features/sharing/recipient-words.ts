import type { FollowedEsim, Language } from "@rihla/contract";
import { adviseInstalling } from "@rihla/contract/rules/install-time";
import { isolate, locales } from "@rihla/i18n";
import { useQuery } from "@tanstack/react-query";
import { createTranslator } from "use-intl/core";
import { nameIn } from "../../domain/plans/destination-name.ts";
import { fullAddress } from "../../lib/navigation/full-address.ts";
import { loadMessages, messagesOf } from "../../lib/text/messages.ts";
import { paths } from "../../paths.ts";

type Shared = FollowedEsim & { share: NonNullable<FollowedEsim["share"]> & { token: string } };
export type Said = { address: string; subject: string; message: string; reminder: string };

export const isShared = (followed: FollowedEsim): followed is Shared =>
  typeof followed.share?.token === "string";

/** What is sent to a recipient, in the recipient's language, which the buyer's page may not have yet. */
export function useRecipientWords(followed: Shared): Said | undefined {
  const { language } = followed.share;
  const { data } = useQuery({
    queryKey: ["words", language],
    queryFn: async () => {
      await loadMessages(language, ["sharing", "installTime"]);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? said(followed, language) : undefined;
}

function said({ esim, share }: Shared, language: Language): Said {
  const words = { locale: locales[language].tag, messages: messagesOf(language) };
  const t = createTranslator({ ...words, namespace: "sharing" });
  const when = createTranslator({ ...words, namespace: "installTime" });
  const { place, time } = adviseInstalling(esim, true);
  const address = `${fullAddress(paths.received(), language)}#${share.token}`;
  const name = esim.name === null ? "none" : isolate(esim.name);
  return {
    address,
    subject: t("subject"),
    message: t("message", { name, destination: nameIn(esim.destinationNames, language), address }),
    reminder: t("remind.message", { name, when: when(`${place}.${time}`), address }),
  };
}
