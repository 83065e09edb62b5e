import { type ComponentType, type FormEvent, useEffect, useRef, useState } from "react";
import type { Pressed } from "../api/form-query.ts";
import { useServersLinks } from "../navigation/navigation.tsx";
import { OwnMarkup } from "./own-markup.tsx";
import { useHydrated } from "./use-hydrated.ts";
import { useVisitor } from "./visitor.ts";

type Module<Props> = { Part: ComponentType<Props> };
export type LazyPart<Props> = {
  /** What draws it, on the server; null in a browser. */
  drawn: ComponentType<Props> | null;
  /** The same, fetched when a browser has to draw it itself. */
  load: () => Promise<Module<Props>>;
};

type LazilyHydratedProps<Props> = {
  part: LazyPart<Props>;
  given: Props;
  /** Another one asks for another drawing. */
  version?: string;
  /** A form in it is sent. */
  onSend?: (form: HTMLFormElement, pressed: Pressed) => void;
  className?: string;
};

const known = new WeakMap<object, unknown>();

/** Fetches what draws it ahead, so that a page that is moved to has it at once. */
export async function prepared<Props>({ load }: LazyPart<Props>): Promise<void> {
  known.set(load, (await load()).Part);
}

/**
 * A part of a page that stays as the server drew it, so that a first visit needs no script for it: links and forms in it work as they
 * are. Its code comes when the browser has to draw it: after moving here, for another `version` or in another language.
 */
export function LazilyHydrated<Props extends object>({
  part,
  given,
  version = "",
  onSend,
  className,
}: LazilyHydratedProps<Props>) {
  const { drawn: Drawn, load } = part;
  const links = useServersLinks();
  const hydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const { language } = useVisitor();
  const drawnFor = [language, version].join();
  const first = useRef(drawnFor);
  const [own, setOwn] = useState(() => ({
    Part: hydrated ? (known.get(load) as Module<Props>["Part"]) : undefined,
  }));
  const isDrawn = own.Part !== undefined;
  useEffect(() => {
    if (isDrawn || (first.current === drawnFor && place.current?.hasChildNodes())) return;
    load().then(setOwn, () => {});
  }, [isDrawn, drawnFor, load]);
  if (Drawn || own.Part) {
    const Part = (Drawn ?? own.Part) as ComponentType<Props>;
    return (
      <div key="own" className={className}>
        <Part {...given} />
      </div>
    );
  }
  const send = (event: FormEvent<HTMLDivElement>) => {
    if (!onSend) return;
    event.preventDefault();
    onSend(event.target as HTMLFormElement, (event.nativeEvent as SubmitEvent).submitter);
  };
  return <OwnMarkup ref={place} className={className} {...links} onSubmit={send} written="" />;
}
