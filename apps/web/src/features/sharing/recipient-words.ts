import type { FollowedEsim, Language } from "@rihla/contract";
import { isolate, locales } from "@rihla/i18n";
import { useQuery } from "@tanstack/react-query";
import { createTranslator } from "use-intl/core";
import { nameIn } from "../../domain/plans/destination-name.ts";
import { fullAddress } from "../../lib/navigation/full-address.ts";
import { loadMessages, messagesOf } from "../../lib/text/messages.ts";
import { paths } from "../../paths.ts";

type HandedOn = FollowedEsim & { handOver: NonNullable<FollowedEsim["handOver"]> & { token: string } };
export type Said = { address: string; subject: string; message: string; reminder: string };

export const isHandedOn = (followed: FollowedEsim): followed is HandedOn =>
  typeof followed.handOver?.token === "string";

/** What is sent to a holder, in the holder's language, which the buyer's page may not have yet. */
export function useHolderWords(followed: HandedOn): Said | undefined {
  const { language } = followed.handOver;
  const { data } = useQuery({
    queryKey: ["words", language],
    queryFn: async () => {
      await loadMessages(language, ["sharing"]);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? said(followed, language) : undefined;
}

function said({ esim, handOver }: HandedOn, language: Language): Said {
  const t = createTranslator({
    locale: locales[language].tag,
    messages: messagesOf(language),
    namespace: "sharing",
  });
  const address = `${fullAddress(paths.forYou(), language)}#${handOver.token}`;
  const name = esim.name === null ? "none" : isolate(esim.name);
  return {
    address,
    subject: t("subject"),
    message: t("message", { name, destination: nameIn(esim.destinationNames, language), address }),
    reminder: t("remind.message", { name, address }),
  };
}
