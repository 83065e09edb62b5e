/** page: the thing to do here · trip: the first question of a form · header: at hand on wide screens */
export type SearchLook = "page" | "trip" | "header";

export const iconLooks = { page: "top-4 size-6", trip: "top-4 size-6", header: "top-3 size-5" };
export const inputLooks = {
  page: "h-14 rounded-2xl ps-13 pe-14 text-base shadow-card max-[18rem]:ps-11 max-[18rem]:placeholder-shown:pe-3",
  trip: "h-14 rounded-control ps-13 pe-14 text-base max-[18rem]:ps-11 max-[18rem]:placeholder-shown:pe-3",
  header: "h-11 rounded-full ps-11 pe-2 text-sm",
};
