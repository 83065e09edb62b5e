// What runs beside the pages of the shop: it shows what is sent to this device, and opens the shop without a network (decision 45).
// Plain script, the same in most releases: a browser keeps it by this address for years, so it imports nothing that a release could
// rename, and knows no release by name.

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepOpenPages());
});
// Nothing else is waited for here: until it is over, all that the pages ask for is held up.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// ── Messages of the shop (apps/api, adapters/push)

self.addEventListener("push", (event) => {
  const message = read(event.data);
  // A push that shows nothing costs the shop the right to send any.
  event.waitUntil(
    self.registration.showNotification(message.title, {
      body: message.body,
      lang: message.lang,
      dir: message.dir,
      tag: message.tag,
      icon: "/icon.svg",
      data: { path: message.path },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

function read(data) {
  try {
    return { title: "Rihla", path: "/esims", ...data.json() };
  } catch {
    return { title: "Rihla", path: "/esims" };
  }
}

/** In a window of the shop that is open already, else in a new one. Only ever within the shop. */
async function open(path) {
  const address = new URL(typeof path === "string" ? path : "/esims", self.location.origin);
  if (address.origin !== self.location.origin) return;
  const [window] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!window) return self.clients.openWindow(address.href);
  const shown = await window.navigate(address.href).catch(() => null);
  if (!shown) return self.clients.openWindow(address.href);
  await shown.focus().catch(() => {});
}

// ── Without a network
// files: code, words, letters and flags · shells: the empty page of each language · pages, answers: the public ones seen last.
// Nothing here is anybody's: eSIMs lie encrypted in the page's own storage.

/** How long the network may take to begin an answer before a kept one is shown, in milliseconds. */
const patience = 4000;
const most = { pages: 12, answers: 40 };

const isFile = ({ pathname }) => /^\/(assets|flags)\//.test(pathname);
const isPublicAnswer = ({ pathname }) =>
  /^\/api\/v1\/app\/(catalogue|destinations|plans)(\/|$)/.test(pathname);
/** Pages in which the server knows nothing that the shell does not. */
const isOwn = ({ pathname }) =>
  /^(\/(fr|en|ar))?\/(esims|on-this-phone|for-you|details\/[^/]+)\/?$/.test(pathname);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin || request.headers.has("range"))
    return;
  if (request.mode === "navigate") event.respondWith(page(event, address));
  else if (isFile(address)) event.respondWith(file(event, address));
  else if (isPublicAnswer(address)) event.respondWith(networkFirst(event, "answers", () => {}));
});

/**
 * Somebody has an eSIM: `files` are those that the page at hand has used, in its language. It hears whether all is there. Or a page has come and
 * wants to know whether the network gave no answer for it.
 */
self.addEventListener("message", (event) => {
  const { type, language, files } = event.data ?? {};
  if (type === "came") event.ports[0]?.postMessage(unanswered.has(event.source?.id));
  if (type !== "keep") return;
  const answer = async () => event.ports[0]?.postMessage(await hasAll(language));
  event.waitUntil(
    keepForOwner(language, files)
      .catch(() => {})
      .then(answer),
  );
});

/** The pages that were there before this worker; mostly still in the browser's own cache. */
async function keepOpenPages() {
  for (const { url } of await self.clients.matchAll({ type: "window", includeUncontrolled: true }))
    await keepOpenPage(url).catch(() => {});
}

async function keepOpenPage(url) {
  const address = url.split("#", 1)[0];
  const answer = await fetch(address, { cache: "force-cache", priority: "low" });
  const html = await keepAnswer("pages", address, answer);
  if (html) await keepFiles(filesOf(html));
}

async function page(event, address) {
  if (isOwn(address)) {
    const shell = await shellFor(address);
    if (shell) {
      event.waitUntil(renewShells().catch(() => {}));
      return shell;
    }
  }
  const kept = async () => (await fromBrowser(address.href)) ?? (await shellFor(address));
  return networkFirst(event, "pages", kept).catch(() => offlinePage(address));
}

/** Pages that were asked of the network in vain, by the id of their window. */
const unanswered = new Set();

async function networkFirst(event, cache, otherwise) {
  const { request } = event;
  const asked = fetch(request);
  asked.catch(() => unanswered.add(event.resultingClientId));
  const kept = asked.then((answer) => keepAnswer(cache, request.url, answer.clone()));
  event.waitUntil(kept.then(cache === "pages" ? hasShell : null).catch(() => {}));
  try {
    return await inTime(asked);
  } catch {
    // Where nothing is kept, the network has all the time it wants.
    return (await find(cache, request.url)) ?? (await otherwise()) ?? asked;
  }
}

function inTime(answer) {
  return Promise.race([answer, new Promise((_, reject) => setTimeout(reject, patience))]);
}

/** Named after their content: what is here is right. Flags are the browser's own to keep; those of eSIMs are here, too. */
async function file(event, { pathname }) {
  const known = await find("files", pathname);
  if (known) return known;
  const answer = await fetch(event.request);
  if (pathname.startsWith("/assets/") && answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open("files").then((files) => files.put(pathname, copy)));
  }
  return answer;
}

/** The text of it, when it is for everybody and was kept; what the shop marks otherwise never is. */
async function keepAnswer(cache, address, answer) {
  const isForAll = answer.headers.get("cache-control")?.startsWith("public");
  if (answer.status !== 200 || answer.redirected || !isForAll) return null;
  const store = await caches.open(cache);
  const text = await answer.clone().text();
  await store.put(address, answer);
  for (const oldest of (await store.keys()).slice(0, -most[cache])) await store.delete(oldest, inAnyCase);
  return text;
}

const inAnyCase = { ignoreVary: true };

/** Nothing, too, where the browser's storage is full, broken or switched off. */
async function find(cache, address) {
  try {
    return await (await caches.open(cache)).match(address, inAnyCase);
  } catch {
    return undefined;
  }
}

/** What the browser has of it by itself, whose code is here; the network is not asked. */
async function fromBrowser(address) {
  const answer = await fetch(address, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
  return answer?.ok && !answer.redirected && (await isWhole(answer)) ? answer : undefined;
}

/** Whether the code that it names is here: without it a page without words of its own would stay empty. */
async function isWhole(answer) {
  const isPage = answer.headers.get("content-type")?.startsWith("text/html");
  const files = isPage ? filesOf(await answer.clone().text()) : [];
  const known = await knownFiles().catch(() => new Set());
  const there = await Promise.all(files.map((file) => known.has(file) || fromBrowser(file)));
  return there.every(Boolean);
}

// ── The shell

const languageOf = (pathname) => /^\/(fr|en|ar)(?=\/|$)/.exec(pathname)?.[1];

/** In the language of the address, else in the one that was kept last; only where nothing of it was cleared away. */
async function shellFor({ pathname }) {
  try {
    const shells = await caches.open("shells");
    const last = (await shells.keys()).map(({ url }) => url).filter((url) => /\/shell\/\w+$/.test(url));
    for (const url of [`/shell/${languageOf(pathname)}`, ...last.reverse()]) {
      const shell = await shells.match(url, inAnyCase);
      if (shell && (await isWhole(shell))) return shell;
    }
  } catch {
    // As if there were none.
  }
}

async function keepForOwner(language, files) {
  if (!/^(fr|en|ar)$/.test(language)) return;
  const shells = await caches.open("shells");
  await shells.put("/owner", new Response(""));
  await keepFiles(files.filter((address) => /^\/(assets|flags)\/[\w.-]+$/.test(address)));
  await renewShell(language);
}

async function hasAll(language) {
  const shell = await find("shells", `/shell/${language}`);
  if (!shell) return false;
  const known = await knownFiles();
  return ownersFiles(await shell.text()).every((address) => known.has(address));
}

/** Who only looks around has the shell of the language looked at, once there was a page besides the first. */
async function hasShell(html) {
  const [, language] = /^<!doctype html>\s*<html lang="(fr|en|ar)"/.exec(html ?? "") ?? [];
  if (language && !(await find("shells", `/shell/${language}`))) await renewShell(language);
}

async function renewShells() {
  const shells = await caches.open("shells");
  for (const { url } of await shells.keys()) {
    const [, language] = /\/shell\/(\w+)$/.exec(url) ?? [];
    if (language) await renewShell(language);
  }
}

/**
 * The shell as the newest release has it, put in place once all that it needs is there: whatever breaks off before leaves the
 * older one whole. The one before stays named, for pages that are open.
 */
async function renewShell(language) {
  const address = `/shell/${language}`;
  const answer = await fetch(address, { cache: "no-cache", credentials: "omit" });
  if (answer.status !== 200 || answer.redirected) return;
  const shells = await caches.open("shells");
  const html = await answer.clone().text();
  const isOwners = (await shells.match("/owner")) !== undefined;
  await keepFiles([...filesOf(html), ...(isOwners ? ownersFiles(html) : [])]);
  const before = await shells.match(address, inAnyCase);
  if (before && (await before.clone().text()) === html) return;
  if (before) await shells.put(`${address}/before`, before);
  await shells.put(address, answer);
  await forgetFiles();
}

const filesOf = (html) =>
  [...html.matchAll(/(?:rel="modulepreload"[^>]* href|<script type="module" async src)="([^"]+)"/g)].map(
    ([, address]) => address,
  );

const ownersFiles = (html) =>
  JSON.parse(/<script type="application\/json" id="kept">(.*?)<\/script>/s.exec(html)?.[1] ?? "[]");

/** All of them or an error. */
async function keepFiles(addresses) {
  const known = await knownFiles();
  const files = await caches.open("files");
  await files.addAll([...new Set(addresses)].filter((address) => !known.has(address)));
}

async function knownFiles() {
  const files = await caches.open("files");
  return new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
}

/** Code of releases that no kept page names any more; each page names all of its release. */
async function forgetFiles() {
  const named = new Set();
  for (const name of ["pages", "shells"]) {
    const cache = await caches.open(name);
    for (const answer of await cache.matchAll())
      for (const [address] of (await answer.text()).matchAll(/\/assets\/[\w.-]+/g)) named.add(address);
  }
  const files = await caches.open("files");
  for (const request of await files.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/") && !named.has(pathname)) await files.delete(request);
  }
}

// ── Where nothing is kept

/** The shop's own page in each language, put in when the shop is built (tooling/offline-page): whatever was cleared away, this script is here. */
const offlinePages = {};

/** Leads to what opens all the same, and to nothing else. */
async function offlinePage({ pathname }) {
  const chosen = await self.cookieStore?.get("LANG").catch(() => null);
  const page = offlinePages[languageOf(pathname) ?? languageOf(`/${chosen?.value}`) ?? "fr"];
  if (!page) return Response.error();
  const links = [...page.matchAll(/<li data-opens="([^"]+)">.*?<\/li>/g)];
  const opens = await Promise.all(links.map(([, path]) => isKept(new URL(path, self.location.origin))));
  const html = links.reduce((text, [link], at) => (opens[at] ? text : text.replace(link, "")), page);
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return new Response(html, { status: 503, headers });
}

async function isKept({ href, pathname }) {
  const address = href.split("#", 1)[0];
  return Boolean(
    (await find("pages", address)) ?? (await fromBrowser(address)) ?? (await shellFor({ pathname })),
  );
}
