import { type Checked, checkOfficial } from '#domain/official/check-official.ts';
import { isCutSearch } from '#domain/text/truncate-search.ts';
import { isThisLashma as words } from '#words/is-this-lashma.ts';
import type { Site } from '../../site.ts';
import { collectOfficial, groupItems, headingOf, linesOfGroup } from './official.ts';

type CheckSite = Pick<Site, 'publicUrl' | 'directory' | 'pagePaths' | 'content'>;

/** The card of a number, a link or an account that a search contains; a name is searched for as any other text. */
export function officialCard(text: string, site: CheckSite) {
  const checked = checkOfficial(text, collectOfficial(site));
  const isMeant =
    // A browser may have cut it.
    (checked.kind === 'ours' && !isCutSearch(text)) ||
    /^0\d{2,}$/.test(text) ||
    (checked.kind === 'message' && checked.items.some((item) => !item.isName && item.verdict !== 'place'));
  return isMeant ? checkedCard(text, checked, site) : undefined;
}

/** The check of /is-this-lashma as a card. */
export function checkedCard(text: string, checked: Checked, { pagePaths }: Pick<CheckSite, 'pagePaths'>) {
  if (checked.kind === 'empty' || !pagePaths.includes(words.link.to)) return undefined;
  const href = `${words.link.to}?${new URLSearchParams({ q: text.trim() })}`;
  const card = {
    href,
    kind: words.heading,
    title: headingOf(checked),
    links: [{ ...words.link, to: href }],
    isWarning: checked.kind !== 'ours',
  };
  if (checked.kind === 'ours') return { ...card, text: [words.reasons.ours[checked.item.kind]] };
  if (checked.kind === 'too-long') return { ...card, text: [] };
  const groups = groupItems(checked.items);
  const foreign = groups.filter(({ id }) => id === 'foreign').flatMap(linesOfGroup);
  const others = groups.filter(({ id }) => id !== 'foreign').flatMap(linesOfGroup);
  const none = groups.length === 0 ? [words.found.none] : [];
  // A phone without data may show only the beginning.
  return { ...card, text: [...none, ...foreign, words.rules.join(' '), ...others] };
}
