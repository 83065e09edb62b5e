let latest = "";

/** The API names the catalogue's revision with each catalogue answer; the server's page cache is emptied when it moves. */
export function noteCatalogueRevision(headers: Headers): void {
  latest = headers.get("catalogue-revision") ?? latest;
}

export function catalogueRevision(): string {
  return latest;
}
