import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { usePage } from '../page.ts';
import { ReaderProvider, useReader } from '../ui/link/reader.ts';
import type { IslandDefinition } from './define-island.ts';

interface IslandProps<Data, Resources extends { words: object }> {
  of: IslandDefinition<Data, Resources>;
  /** Serialised into the page. */
  data: Data;
  /** What server and browser each load for themselves. */
  resources: Resources;
}

/**
 * Renders the island in a root of its own, as the browser will hydrate it, so that both create the same ids; of the
 * page's contexts only the reader's language reaches into it.
 */
export function Island<Data, Resources extends { words: object }>(props: IslandProps<Data, Resources>) {
  const { of: island, data, resources } = props;
  const prefix = useId();
  const reader = useReader();
  const { islandWords, site } = usePage();
  const html = renderToString(
    <ReaderProvider value={reader}>
      <island.View {...data} {...resources} />
    </ReaderProvider>,
    { identifierPrefix: prefix },
  );
  return (
    <div
      data-island={island.name}
      data-url-state={island.hasUrlState ? '' : undefined}
      data-words={islandWords(island.name)}
      // The facts that its words were made with, where these are not those of the build.
      data-facts={site.content.facts && JSON.stringify(site.content.facts)}
      data-prefix={prefix}
      data-props={JSON.stringify(data)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
