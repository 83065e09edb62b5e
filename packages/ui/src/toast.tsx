import { type ReactNode, useEffect } from "react";

/**
 * A short word that what was asked for is done. The region is always there, so that screen readers hear the change;
 * nothing that matters is said only here.
 */
export function Toast({
  message,
  onDone,
  milliseconds = 4000,
}: {
  message: ReactNode;
  onDone: () => void;
  milliseconds?: number;
}) {
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(onDone, milliseconds);
    return () => clearTimeout(timer);
  }, [message, onDone, milliseconds]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5.5rem+var(--safe-bottom))] z-40 flex justify-center px-4"
    >
      {message && (
        <p className="rounded-full bg-ink px-5 py-3 text-sm font-medium text-on-ink shadow-raised">
          {message}
        </p>
      )}
    </div>
  );
}
