import { defaultLanguage, isLanguage, lastResort } from "@rihla/i18n";

/** When even the frame can't stand (its words didn't arrive): one sentence, and a plain link that loads everything anew. */
export function LastResort() {
  const written = import.meta.env.SSR ? defaultLanguage : document.documentElement.lang;
  const { message, action } = lastResort[isLanguage(written) ? written : defaultLanguage];
  return (
    <main className="mx-auto max-w-md p-8 text-center">
      <h1 className="mb-4 text-lg font-semibold">{message}</h1>
      <a href="/home" className="underline">
        {action}
      </a>
    </main>
  );
}
