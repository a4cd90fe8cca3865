import { useDeferredValue } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { providerLists } from '#content/directory.ts';
import { findWords, providerPage } from '#content/provider-page.ts';
import { directoryParams, parseDirectoryState } from '#rules/directory-query-string.ts';
import { pageMeta } from '../../page-meta.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import type { Route } from './+types/provider.ts';
import { fetchedLists } from './directory-lists.ts';
import { places } from './directory-places.ts';
import { listsNeeded } from './directory-view.ts';
import { FoundPlaces } from './found/found-places.tsx';
import { ProviderHero } from './hero/provider-hero.tsx';
import { loadDirectory } from './load-directory.ts';
import styles from './provider.module.css';
import { ProviderSection } from './section/provider-section.tsx';
import { useDirectoryState } from './use-directory-state.ts';
import { useDirectoryView } from './use-directory-view.ts';
import { useHashFocus } from './use-hash-focus.ts';

export const handle = { query: directoryParams(providerLists) };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...providerPage, canonical: '/provider' });
}

export function loader({ request }: Route.LoaderArgs) {
  return loadDirectory(new URL(request.url).searchParams);
}

/** Once a list is in the browser, nothing about it is asked of the server again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname) return true;
  const lists = fetchedLists();
  return !listsNeeded(parseDirectoryState(nextUrl.searchParams, providerLists, places)).every(
    (id) => lists[id],
  );
}

export default function ProviderPage({ loaderData: { totals, lgas, view: given } }: Route.ComponentProps) {
  const { state, change } = useDirectoryState();
  // Letters appear at once; what they find follows as soon as there is time to draw it.
  const shown = useDeferredValue(state);
  const { section, found } = useDirectoryView(shown, given);
  const isSearching = shown.everywhere.trim() !== '';
  useHashFocus();

  return (
    <>
      <ProviderHero state={state} shown={shown} change={change} lgas={lgas} found={found} />
      {isSearching && <FoundPlaces state={shown} change={change} found={found} />}
      <div className={styles.lists}>
        {isSearching && <h2 className={styles.whole}>{findWords.wholeLists}</h2>}
        <Accordion
          name="provider-lists"
          heading="h2"
          openId={providerLists.find(({ id }) => id === state.open)?.param}
          onOpenChange={(param) => {
            const id = providerLists.find((list) => list.param === param)?.id;
            change((current) => ((id ?? null) === current.open ? current : { ...current, open: id ?? null }));
          }}
          items={providerLists.map((list) => ({
            id: list.param,
            title: list.title,
            detail: providerPage.countOf(totals[list.id], list.noun),
            content: (
              <ProviderSection
                list={list}
                total={totals[list.id]}
                state={state}
                shown={shown}
                change={change}
                view={section?.id === list.id ? section : undefined}
              />
            ),
          }))}
        />
      </div>
    </>
  );
}
