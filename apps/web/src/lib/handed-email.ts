const key = "sign-in-email";

/** Hands an e-mail address to the sign-in screen without writing it in the address. */
export function handEmail(email: string): void {
  try {
    sessionStorage.setItem(key, email);
  } catch {
    // it will have to be typed
  }
}

export function handedEmail(): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
