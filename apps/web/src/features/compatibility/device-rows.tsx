import type { Device } from "@rihla/devices";
import { Link } from "@rihla/ui/link";
import { paths } from "../../paths.ts";
import { AnswerBadge } from "./answer-badge.tsx";

/** Devices to choose from, each with its answer. */
export function DeviceRows({ devices, withMaker }: { devices: readonly Device[]; withMaker?: boolean }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {devices.map(({ id, maker, model, answer }) => (
        <li key={id}>
          <Link
            to={paths.compatibility({ model: id })}
            className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-sand"
          >
            <span className="me-auto font-medium">
              <bdi>{model}</bdi>
              {withMaker && !model.startsWith(maker) && (
                <span className="ms-2 text-sm font-normal text-ink-2">{maker}</span>
              )}
            </span>
            <AnswerBadge answer={answer} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
