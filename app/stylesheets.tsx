import { createContext, Fragment, useContext } from 'react';
import { Links, UNSAFE_FrameworkContext, useMatches } from 'react-router';
import type { Site } from './site-context.ts';

const PRECEDENCE = 'page';

/** An attribute of HTML that React's types leave out. */
const NOT_FETCHED = { disabled: true };

/** Given by the server only: the style sheets of a route, so that they travel inside the HTML. */
export const StylesheetReader = createContext<Site['stylesheets'] | undefined>(undefined);

const inlinedAtLoad =
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLStyleElement>(`style[data-precedence="${PRECEDENCE}"]`)]
        .flatMap((style) => style.dataset.href?.split(' ') ?? [])
        .map((href) => ({ href, css: '' }));

/**
 * The style sheets of the current routes. The server writes them into the page, which saves the first paint a
 * round trip; the browser links those that a later navigation adds. React recognises an inlined sheet by its
 * href, so hydration never touches it.
 */
export function Stylesheets() {
  const readStylesheets = useContext(StylesheetReader);
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes ?? {};
  const current = useMatches().flatMap(({ id }) => routes[id] ?? []);
  if (import.meta.env.DEV) return <Links />;

  const inlined = readStylesheets ? readStylesheets(current.map(({ module }) => module)) : inlinedAtLoad;
  const isNew = (href: string) => !inlined.some((sheet) => sheet.href === href);
  const listed = [...new Set(current.flatMap(({ css = [] }) => css))];
  // React Router marks a sheet that lazy chunks share by a trailing #.
  const marked = listed.filter((href) => href.endsWith('#'));
  const hrefs = new Set(listed.map((href) => href.replace('#', '')));
  return (
    <>
      {inlined.map(({ href, css }) => (
        <Fragment key={href}>
          <style href={href} precedence={PRECEDENCE}>
            {css}
          </style>
          {/* Never fetched; Vite and React Router look for it before they load a sheet, and find it there. */}
          <link rel="stylesheet" href={href} {...NOT_FETCHED} />
        </Fragment>
      ))}
      {[...hrefs].filter(isNew).map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence={PRECEDENCE} />
      ))}
      {/* Never fetched either: React Router looks for it by its marked name, and each press would wait for it. */}
      {marked.map((href) => (
        <link key={href} rel="stylesheet" href={href} {...NOT_FETCHED} />
      ))}
    </>
  );
}
