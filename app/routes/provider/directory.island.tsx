import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import type { Provider, ProviderListId } from '#content/schema/directory.ts';
import { changeEverywhere, type DirectoryState } from '#domain/directory/directory-state.ts';
import { defineIsland } from '../../islands/define-island.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { useUrlState } from '../../ui/url-state/use-url-state.ts';
import styles from './directory.module.css';
import {
  ContentProvider,
  createContent,
  type DirectoryContent,
  type DirectoryData,
  type DirectoryWords,
  type Lists,
  listHref,
  useContent,
} from './directory-content.ts';
import { listsNeeded, viewAnswer, viewSection } from './directory-view.ts';
import { FoundPlaces } from './found/found-places.tsx';
import { ProviderHero } from './hero/provider-hero.tsx';
import { ProviderSection } from './section/provider-section.tsx';

/** The asides are there on the server only. */
type Resources = { words: DirectoryWords; lists: Lists; asides?: ReactNode };

const ACCORDION = 'provider-lists';

export default defineIsland<DirectoryData, Resources>({
  name: 'directory',
  hasUrlState: true,
  View: Directory,
  load: async ({ needed, listHrefs }) => ({ lists: await fetchLists(needed, listHrefs) }),
});

/** The whole page, because nearly all of it depends on the state in the URL. */
function Directory({ words, lists, asides, ...data }: DirectoryData & Resources) {
  const [content] = useState(() => createContent(words, data));
  const { state, change, follow } = useUrlState(content.urlFormat, data.search);
  // Typed letters appear at once; the results follow when there is time to render them.
  const shown = useDeferredValue(state);
  const { section, answer, fetchMore } = useDirectoryView(content, shown, lists);
  const isSearching = shown.everywhere.trim() !== '';
  const { providerLists, providerPage, sharingWords, totals } = content;
  const openParam = providerLists.find(({ id }) => id === state.open)?.param;

  function openList(param: string | undefined) {
    const open = providerLists.find((list) => list.param === param)?.id ?? null;
    change((current) => (open === current.open ? current : { ...current, open }));
  }
  // Beside a search there is no list to have been opened.
  usePreHydrationOpening(ACCORDION, isSearching ? undefined : openParam, openList);

  return (
    <ContentProvider value={content}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the links inside are activated */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click */}
      <div onClick={follow} data-copied={sharingWords.copied} data-by-hand={sharingWords.byHand}>
        <ProviderHero
          state={state}
          shown={shown}
          change={change}
          answer={answer}
          fetchMore={fetchMore}
          asides={asides}
        />
        {isSearching && <FoundPlaces state={shown} answer={answer} />}
        <div className={joinClasses(styles.lists, isSearching && styles.beside)}>
          {isSearching ? (
            <WholeLists state={shown} />
          ) : (
            <Accordion
              name={ACCORDION}
              heading="h2"
              openId={openParam}
              onOpenChange={openList}
              items={providerLists.map((list) => ({
                id: list.param,
                title: list.title,
                detail: providerPage.countOf(totals[list.id], list.noun),
                content: (
                  <ProviderSection
                    list={list}
                    state={state}
                    shown={shown}
                    change={change}
                    view={section?.id === list.id ? section : undefined}
                  />
                ),
              }))}
            />
          )}
        </div>
      </div>
    </ContentProvider>
  );
}

/** Ways out of a search: a list that is open below what was found would look like more of it. */
function WholeLists({ state }: { state: DirectoryState }) {
  const content = useContent();
  const { findWords, providerLists } = content;
  const all = changeEverywhere(state, '');
  return (
    <>
      <h2 className={styles.whole}>{findWords.wholeLists}</h2>
      <ul>
        {providerLists.map((list) => (
          <li key={list.id}>
            <Link
              to={listHref(content, { ...all, open: list.id }, list)}
              label={list.title}
              className={styles.way}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Takes over which accordion item was opened or closed before hydration, for which no event fires later. */
function usePreHydrationOpening(
  name: string,
  openId: string | undefined,
  onOpenChange: (openId: string | undefined) => void,
): void {
  const compare = useEffectEvent(() => {
    const open = [...document.querySelectorAll(`details[name="${name}"][open]`)].map(({ id }) => id);
    // Browsers without exclusive accordions have left the first one open as well.
    const latest = open.find((id) => id !== openId) ?? open[0];
    if (latest !== openId) onOpenChange(latest);
  });

  useEffect(() => compare(), []);
}

/** The view of a state from the loaded lists; fetches the missing ones. */
function useDirectoryView(content: DirectoryContent, state: DirectoryState, loaded: Lists) {
  const { lists, fetchMore } = useLists(loaded, content.listHrefs);
  const { open, everywhere } = state;
  const query = open ? state.sections[open] : undefined;
  const section = useMemo(
    () => (open && query ? viewSection(content, lists, open, query) : undefined),
    [content, lists, open, query],
  );
  const answer = useMemo(() => viewAnswer(content, lists, everywhere), [content, lists, everywhere]);

  useEffect(() => fetchMore(listsNeeded(content, state, section)), [content, state, section, fetchMore]);

  return { section, answer, fetchMore };
}

type ListHrefs = Readonly<Record<ProviderListId, string>>;

const underWay = new Map<string, Promise<readonly Provider[]>>();

/** Fetches a list of the open data once; after a failure the next call tries again. */
function fetchList(href: string): Promise<readonly Provider[]> {
  const known = underWay.get(href);
  if (known) return known;
  const arrival = readList(href).catch((error: unknown) => {
    underWay.delete(href);
    throw error;
  });
  underWay.set(href, arrival);
  return arrival;
}

async function readList(href: string): Promise<readonly Provider[]> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(href);
  const { records } = await answer.json();
  return records;
}

async function fetchLists(ids: readonly ProviderListId[], hrefs: ListHrefs): Promise<Lists> {
  const entries = ids.map(async (id) => [id, await fetchList(hrefs[id])] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** The lists that the page was rendered from, and those fetched later. */
function useLists(loaded: Lists, hrefs: ListHrefs) {
  const [lists, setLists] = useState(loaded);

  const fetchMore = useCallback(
    (ids: readonly ProviderListId[]) => {
      for (const id of ids)
        fetchList(hrefs[id]).then(
          (records) => setLists((held) => (held[id] ? held : { ...held, [id]: records })),
          // The page shows a link to a version with this list instead.
          () => undefined,
        );
    },
    [hrefs],
  );

  return { lists, fetchMore };
}
