/** page: the thing to do here · header: at hand on wide screens */
export type SearchLook = "page" | "header";

export const iconLooks = { page: "top-4 size-6", header: "top-3 size-5" };
export const inputLooks = {
  page: "h-14 rounded-2xl ps-13 pe-14 text-base shadow-card",
  header: "h-11 rounded-full ps-11 pe-4 text-sm",
};
