import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawnInFrench } from "../../lib/page/drawn-page.test-kit.tsx";
import { Resend } from "./resend.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

async function afterSeconds(passed: number, needed = false): Promise<string> {
  const sent = {
    email: "amel@example.com",
    codeLength: 4,
    alphabet: "digits",
    expiresAt: "2026-12-01T10:10:00Z",
    resendAfterSeconds: 60,
    sentAt: Date.now() - passed * 1000,
    longer: false,
  } as const;
  const page = await drawnInFrench(
    <QueryClientProvider client={new QueryClient()}>
      <Resend sent={sent} needed={needed} onResent={() => {}} />
    </QueryClientProvider>,
    ["public", "personal"],
  );
  return page.replaceAll(/<(?!\/?button)[^>]*>/g, "");
}
const offered = /<button[^>]*>Renvoyer le code/;

test("another code is offered once the countdown has ended, and not before", async () => {
  expect(await afterSeconds(0)).toContain("1:00");
  const nearly = await afterSeconds(59);
  expect(nearly).toContain("0:01");
  expect(nearly).not.toMatch(offered);
  expect(await afterSeconds(60)).toMatch(offered);
});

test("it is offered at once where the code that was sent opens nothing any more", async () => {
  expect(await afterSeconds(1, true)).toMatch(offered);
});
