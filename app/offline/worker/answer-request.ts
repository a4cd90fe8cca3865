import { cacheNames, isDesk, OFFLINE_PAGE, type OfflineBuild } from './offline-build.ts';
import { gunzipResponse, keepLanguageOf, keptPrefix, storeVisitedPage } from './store-build.ts';
import { isFirefox, type RequestEvent, scope } from './worker-scope.ts';

/** On a connection that hangs, a stored page is better than a blank one. */
const NETWORK_TIMEOUT_MS = 6_000;
/** For what has been read here and is still on its way to the page. */
const SENDING_MS = 1_000;
/** What a proxy answers when the server is down. */
const GATEWAY_ERRORS = [502, 503, 504];

/**
 * Network first; undefined leaves the request to the browser. Forms always go that way: only the browser can bring
 * their answers back from its history.
 */
export function answerRequest(event: RequestEvent, build: OfflineBuild): Promise<Response> | undefined {
  return findAnswer(event, build)?.then((answer) => {
    if (isFirefox) event.waitUntil(untilSent(answer.clone()));
    return answer;
  });
}

/**
 * Firefox stops a worker some time after its last event, and with it whatever it is still sending, which a slow
 * connection may take longer for. An event that lasts until a copy has been read keeps it running.
 */
async function untilSent(copy: Response): Promise<void> {
  await copy.arrayBuffer().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, SENDING_MS));
}

function findAnswer(event: RequestEvent, build: OfflineBuild): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin || request.method !== 'GET') return undefined;
  // What the browser has asked for ahead of us must be used, or it would ask a second time.
  if (isDesk(url)) return request.mode === 'navigate' ? fetchAhead(event) : undefined;
  if (request.mode === 'navigate') return answerNavigation(event, url, build);
  return isOfflineFile(url, build) ? answerFile(request, url, build) : undefined;
}

/** A stored page may be shown while the server has other files: those of its build are stored with it. */
async function answerFile(request: Request, url: URL, build: OfflineBuild): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  return answer?.ok ? answer : ((await stored(build, url)) ?? answer ?? Response.error());
}

/** A page that was opened before the lists changed asks for earlier ones: without a connection it gets those we have. */
function isOfflineFile({ pathname, search }: URL, { files, languageFiles, lists }: OfflineBuild): boolean {
  const all = [...files, ...Object.values(languageFiles).flat()];
  return all.includes(pathname + search) || lists.some((href) => href.startsWith(`${pathname}?`));
}

async function answerNavigation(event: RequestEvent, url: URL, build: OfflineBuild): Promise<Response> {
  const network = askNetwork(event, url, build);
  try {
    const answer = await Promise.race([network, afterTimeout(() => storedPage(build, url))]);
    if (answer && !GATEWAY_ERRORS.includes(answer.status)) return answer;
    return (answer && (await storedPage(build, url))) ?? (await network);
  } catch {
    return (await storedPage(build, url)) ?? offlinePage(build);
  }
}

async function askNetwork(event: RequestEvent, url: URL, build: OfflineBuild): Promise<Response> {
  const response = await fetchAhead(event);
  event.waitUntil(storeVisitedPage(build, url, response.clone()).catch(() => undefined));
  event.waitUntil(keepLanguageOf(build, url, response));
  return response;
}

async function fetchAhead({ preloadResponse, request }: RequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function stored(build: OfflineBuild, url: URL): Promise<Response | undefined> {
  const names = cacheNames(build);
  for (const cacheName of [names.build, names.visited]) {
    const found = await caches.match(url.pathname, { cacheName, ignoreSearch: true });
    if (found) return gunzipResponse(found);
  }
  return undefined;
}

/** A stored page shows no search or filter results, so a redirect removes the query from its URL. */
async function storedPage(build: OfflineBuild, url: URL): Promise<Response | undefined> {
  const page = await stored(build, url);
  return page && url.search ? Response.redirect(url.pathname) : page;
}

/** Served in the stored language at the requested URL, so that a reload tries again. */
async function offlinePage(build: OfflineBuild): Promise<Response> {
  const prefix = await keptPrefix(build, [cacheNames(build).build]);
  const page = await stored(build, new URL(`${prefix ?? ''}${OFFLINE_PAGE}`, scope.location.origin));
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error();
}

async function afterTimeout(give: () => Promise<Response | undefined>): Promise<Response | undefined> {
  await new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  return give();
}
