import { renderToReadableStream } from 'react-dom/server.edge';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { leaveOutScripts } from './leave-out-scripts.ts';
import { loadScriptsLate } from './load-scripts-late.ts';
import { BUILD_HEADER } from './offline/worker/offline-build.ts';
import { siteContext, visitorContext } from './site-context.ts';
import { StylesheetReader } from './stylesheets.tsx';

// The server fills these contexts; they must be the very objects that the pages were built with.
export { siteContext, visitorContext };

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const site = loadContext.get(siteContext);
  const { savesData } = loadContext.get(visitorContext);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <StylesheetReader value={site.stylesheets}>
      <ServerRouter context={entryContext} url={request.url} />
    </StylesheetReader>,
    {
      signal: request.signal,
      // Pages are cached whole: outlining large boundaries would only hide them from visitors without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  const html = await new Response(stream).text();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.append('Vary', 'Save-Data');
  // By it a service worker knows the pages of its own build. It keeps none that lacks its scripts.
  if (!savesData) headers.set(BUILD_HEADER, entryContext.manifest.version);
  return new Response(savesData ? leaveOutScripts(html) : loadScriptsLate(html), { status, headers });
}

/** Only the server knows what may be written down. A request that was given up is nobody's mistake. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(siteContext).reportError(error);
};
