import { createContext, type FocusEvent, type SyntheticEvent, use, useState } from "react";

/** What a field says that has no text of its own: the library's words, until the shop gives them in its reader's language. */
export const usualFaults = { email: "Invalid email address", url: "Invalid URL" };
export const UsualFaults = createContext(usualFaults);

type Kind = keyof typeof usualFaults;
const kindOf = (type: string | undefined): Kind | null => (type === "email" || type === "url" ? type : null);
/** What is being pressed must not move away under the finger. */
const pressed = "button, a, summary, [type=checkbox], [type=radio]";

/**
 * Of a field whose caller says nothing of what may be wrong with it: once it was left, whether what stands in it can be an address
 * of its kind, as the browser judges. Undefined for a field with texts of its own, also while these have nothing to say.
 */
export function useUsualFault(type: string | undefined, hasOwn: boolean) {
  const words = use(UsualFaults);
  const [isWrong, setWrong] = useState(false);
  const kind = kindOf(type);
  if (kind === null || hasOwn) return undefined;
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setWrong(currentTarget.validity.typeMismatch);
  return {
    error: isWrong ? words[kind] : undefined,
    onLeave: (event: FocusEvent<HTMLInputElement>) => {
      if (!event.relatedTarget?.matches(pressed)) look(event);
    },
    onType: (event: SyntheticEvent<HTMLInputElement>) => {
      if (isWrong) look(event);
    },
  };
}
