import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { EmptyState, type EmptyStateProps } from "./empty-state.tsx";

type RetryStateProps = Pick<EmptyStateProps, "title" | "level" | "children"> & {
  retryLabel: ReactNode;
  retry: () => void;
  retrying: boolean;
};

/** What should stand here could not be fetched: why, and once more. */
export function RetryState({ retryLabel, retry, retrying, ...rest }: RetryStateProps) {
  return (
    <EmptyState
      {...rest}
      icon={<RefreshCw aria-hidden="true" className="size-8" />}
      actions={
        <Button busy={retrying} onClick={retry}>
          {retryLabel}
        </Button>
      }
    />
  );
}
