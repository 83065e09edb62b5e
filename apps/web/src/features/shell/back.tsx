import { IconLink } from "@rihla/ui/icon-button";
import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { backAction } from "../../lib/navigation/back-action.ts";
import { paths } from "../../paths.ts";

/**
 * On small screens: the step before on this page where it has one, else the page given in the route table, else one step
 * back, else home.
 */
export function Back({ label, to }: { label: string; to: string | undefined }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const back = (event: MouseEvent) => {
    const action = backAction();
    const cameFromHere = key !== "default"; // else it is the first page of this visit
    if (!action && (to || !cameFromHere)) return; // follow the link
    event.preventDefault();
    if (action) action();
    else navigate(-1);
  };
  return (
    <IconLink to={to ?? paths.home()} label={label} onClick={back} className="max-[18rem]:me-auto md:hidden">
      <ArrowLeft aria-hidden="true" className="flip-rtl size-5" />
    </IconLink>
  );
}
