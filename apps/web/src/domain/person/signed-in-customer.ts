import type { User } from "@rihla/contract";
import { useEffect, useState } from "react";
import { api } from "../../lib/api/api.ts";
import { useToken } from "../../lib/session/session.ts";

export type SignedInCustomer = Pick<User, "name" | "email">;

let known: { token: string; customer: SignedInCustomer | null } | undefined;

/** For pages that are the same for everybody: null for guests, on the server and until the API has told. Asked once in each session. */
export function useSignedInCustomer(): SignedInCustomer | null {
  const token = useToken();
  const [, setTold] = useState(0);
  useEffect(() => {
    if (!token || known?.token === token) return;
    const asked: { token: string; customer: SignedInCustomer | null } = { token, customer: null };
    known = asked;
    // Only a name is shown of it, so who can't be told is treated as a guest.
    api("GET /auth/me", { orGuest: true }).then(
      (user) => {
        asked.customer = user;
        setTold((times) => times + 1);
      },
      (problem) => console.info("The profile could not be loaded:", problem),
    );
  }, [token]);
  return token !== null && known?.token === token ? known.customer : null;
}
