import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isTyping } from "../search-field.tsx";

/** `n` on a list leads to where one more of it is made, for who may make one. */
export function useNewKey(to: string, isOffered: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOffered) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "n" || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      // Else it is typed into the first field that is there.
      event.preventDefault();
      navigate(to);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [navigate, to, isOffered]);
}
