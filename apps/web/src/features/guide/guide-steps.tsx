import { Fragment } from "react";
import { Steps } from "../../ui/steps.tsx";

export type GuideStep = { key: string; title: string; menu?: string; body?: string };

/** What to do, where in the phone's settings, and what to mind. */
export function GuideSteps({ label, steps }: { label: string; steps: readonly GuideStep[] }) {
  return (
    <Steps
      label={label}
      steps={steps.map(({ key, title, menu, body }) => ({
        key,
        title,
        detail: (
          <>
            {menu && <MenuPath menu={menu} />}
            {body && <p className="mt-1 text-sm text-ink-2">{body}</p>}
          </>
        ),
      }))}
    />
  );
}

/**
 * Where to go in the phone's settings. Each name by itself, or two in Latin letters would change places inside Arabic; with
 * a border, since grounds are not printed.
 */
export function MenuPath({ menu }: { menu: string }) {
  return (
    <p className="mt-1.5 w-fit rounded-lg border border-line bg-sand px-2.5 py-1 text-sm font-medium">
      {[...menu.split(" › ").entries()].map(([at, name]) => (
        <Fragment key={at}>
          {at > 0 && "\u00a0› "}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </p>
  );
}
