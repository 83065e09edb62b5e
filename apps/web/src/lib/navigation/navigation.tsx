import { type MouseEvent, type SyntheticEvent, useCallback } from "react";
import {
  matchRoutes,
  type NavigateOptions,
  type RouteObject,
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
  useNavigate,
} from "react-router";
import { useVisitor } from "../page/visitor.ts";

export type LinkProps = Omit<RouterLinkProps, "discover">;

/** A link inside the shop: keeps the language prefix of the page, fetches the next page's code at the first touch. */
export function Link({ to, ...rest }: LinkProps) {
  const { prefix } = useVisitor();
  const path = typeof to === "string" ? to : "";
  const warm = () => warmUp(path);
  return (
    <RouterLink
      to={path.startsWith("/") ? prefix + path : to}
      discover="none"
      onPointerEnter={warm}
      onTouchStart={warm}
      onFocus={warm}
      {...rest}
      onClick={(event) => {
        if (rest.viewTransition) takeAlong(event.currentTarget);
        rest.onClick?.(event);
      }}
    />
  );
}

/** Where the browser has view transitions, the emblem or the pass of this link moves to the next page (motion.css of @rihla/ui). */
function takeAlong(link: HTMLElement): void {
  document.querySelector("[data-moving]")?.removeAttribute("data-moving");
  link.dataset.moving = "";
}

/** The address of `to` on this page, with its language prefix: for forms and plain anchors. */
export function useHref(to: string): string {
  return `${useVisitor().prefix}${to}`;
}

export function useGo() {
  const navigate = useNavigate();
  const { prefix } = useVisitor();
  return useCallback(
    (to: string, options?: NavigateOptions) => navigate(`${prefix}${to}`, options),
    [navigate, prefix],
  );
}

/** The same by a new document, where nothing of this one is to live on. */
export function useOpen() {
  const { prefix } = useVisitor();
  return useCallback((to: string) => window.location.assign(`${prefix}${to}`), [prefix]);
}

/**
 * For a part of the page that React leaves as the server drew it, spread on its element: its links lead on without a new
 * document, like all others.
 */
export function useServersLinks() {
  const navigate = useNavigate();
  const warm = (event: SyntheticEvent) => warmUp(linkAround(event)?.pathname ?? "");
  return {
    onPointerOver: warm,
    onTouchStart: warm,
    onFocus: warm,
    onClick: (event: MouseEvent) => {
      const link = linkAround(event);
      const forElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || forElsewhere) return;
      event.preventDefault();
      takeAlong(link);
      navigate(link.pathname + link.search + link.hash, { viewTransition: true });
    },
  };
}

function linkAround({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return (target as Element).closest("a");
}

let table: RouteObject[] = [];
/** The route table arrives from the entry file: importing it here would be a circle. */
export function warmUpFrom(routes: RouteObject[]): void {
  table = routes;
}

/** After the next picture: what is under a finger or a mouse changes in the middle of other presses too, a closing sheet uncovers a link. */
function warmUp(to: string): void {
  setTimeout(() => {
    for (const { route } of matchRoutes(table, to) ?? []) {
      if (typeof route.lazy === "function") route.lazy().catch(() => {}); // the click itself will tell
    }
  });
}
