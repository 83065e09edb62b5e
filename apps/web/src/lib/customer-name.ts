import { useEffect, useState } from "react";
import { api } from "./api.ts";
import { useToken } from "./session.ts";

let known: { token: string; name: string | null } | undefined;

/** Of who is signed in; null for guests, on the server and until the API has told. Asked once in each session. */
export function useCustomerName(): string | null {
  const token = useToken();
  const [, setTold] = useState(0);
  useEffect(() => {
    if (!token || known?.token === token) return;
    const asked = { token, name: null as string | null };
    known = asked;
    // A greeting isn't worth an error; a session that has ended is one more guest.
    api("GET /auth/me", { orGuest: true }).then(
      ({ name }) => {
        asked.name = name;
        setTold((times) => times + 1);
      },
      () => {},
    );
  }, [token]);
  return token !== null && known?.token === token ? known.name : null;
}
