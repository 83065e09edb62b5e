import { type ComponentProps, type ComponentType, createContext, use } from "react";
import { Link as RouterLink } from "react-router";

type LinkProps = ComponentProps<typeof RouterLink>;

/** The shop's own link (it keeps the language of the address), handed down so that parts need not know of it. */
export const LinkContext = createContext<ComponentType<LinkProps>>(RouterLink);

export function Link(props: LinkProps) {
  const ShopLink = use(LinkContext);
  return <ShopLink {...props} />;
}
