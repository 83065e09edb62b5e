/** Of what is fetched later: gone with a release since this page was opened, it comes with the page anew. */
export const orReload = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch(() => {
    location.reload();
    return new Promise<never>(() => {});
  });
