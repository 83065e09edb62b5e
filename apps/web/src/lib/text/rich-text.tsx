import { brand } from "@rihla/i18n";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../navigation/navigation.tsx";

const linkLook = "font-medium text-sea underline underline-offset-4 hover:no-underline";

const places = {
  search: paths.search(),
  esims: paths.esims(),
  profile: paths.profile(),
  scan: paths.qrScanner(),
  login: paths.login(),
  onThisPhone: paths.onThisPhone(),
  guide: paths.guide(),
  compatibility: paths.compatibility(),
  contact: paths.support("contact"),
  terms: paths.terms(),
  privacy: paths.privacy(),
  notices: paths.legal(),
};

type Tag = (text: ReactNode) => ReactNode;

/** What the tags in long texts become: paragraphs, lists, and `<terms>…</terms>`: a link to that page. */
export const richText: Record<string, Tag> = {
  p: (text) => <p>{text}</p>,
  list: (text) => <ul>{text}</ul>,
  steps: (text) => <ol>{text}</ol>,
  item: (text) => <li>{text}</li>,
  b: (text) => <strong>{text}</strong>,
  code: (text) => (
    <bdi dir="ltr" className="font-medium text-ink">
      {text}
    </bdi>
  ),
  mail: () => (
    <a href={`mailto:${brand.supportEmail}`} className={linkLook}>
      <bdi dir="ltr">{brand.supportEmail}</bdi>
    </a>
  ),
  ...Object.fromEntries(Object.entries(places).map(([tag, to]) => [tag, linkTo(to)])),
};

function linkTo(to: string): Tag {
  return (text) => (
    <Link to={to} className={linkLook}>
      {text}
    </Link>
  );
}

/** The same texts without their tags, for searching. */
export const plainTags: Record<string, (text: string) => string> = Object.fromEntries(
  Object.keys(richText).map((tag) => [tag, (text) => `${text} `]),
);
