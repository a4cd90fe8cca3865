import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandDefinition } from './define-island.ts';

interface IslandProps<Data, Given extends { words: object }> {
  of: IslandDefinition<Data, Given>;
  /** What it waits for: the first touch, key or focus inside it, its coming into view, or a quiet moment. */
  when: 'interaction' | 'visible' | 'idle';
  /** Travels inside the page. */
  data: Data;
  /** What server and browser load each for themselves. */
  given: Given;
}

/**
 * Renders an island in a root of its own, as the browser will take it over, so that both make the same ids. Contexts
 * of the page do not reach into it.
 */
export function Island<Data, Given extends { words: object }>(props: IslandProps<Data, Given>) {
  const { of: island, when, data, given } = props;
  const prefix = useId();
  const html = renderToString(<island.View {...data} {...given} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={island.name}
      data-when={when}
      data-prefix={prefix}
      data-props={JSON.stringify(data)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
