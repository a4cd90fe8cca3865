/** What we use of react-dom, which comes without types. */
declare module 'react-dom' {
  export function flushSync(update: () => void): void;
}
declare module 'react-dom/client' {
  import type { ReactNode } from 'react';
  export function hydrateRoot(
    container: Element,
    view: ReactNode,
    options?: { identifierPrefix?: string },
  ): unknown;
}
declare module 'react-dom/server' {
  import type { ReactNode } from 'react';
  export function renderToString(view: ReactNode, options?: { identifierPrefix?: string }): string;
  export function renderToStaticMarkup(view: ReactNode): string;
}
