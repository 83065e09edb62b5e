/** The class by which styles know Arabic is there exactly while the page is in it. */
export function followLanguage(root = document.documentElement): void {
  const follow = () => root.classList.toggle("arabic", root.lang === "ar");
  new MutationObserver(follow).observe(root, { attributeFilter: ["lang"] });
}
