import {
  type Checked,
  type Item,
  MAX_CHECKED_CHARACTERS,
  type Official,
} from '#domain/official/check-official.ts';
import {
  linkedPages,
  officialEmails,
  officialLines,
  officialNames,
  ownSite,
  sharedHosts,
} from '#facts/is-this-lashma.ts';
import { emergencyLines, whatsAppLines } from '#facts/site.ts';
import { officialChannels } from '#words/faq.ts';
import { isThisLashma as words } from '#words/is-this-lashma.ts';
import { brand } from '#words/site.ts';
import type { Site } from '../../site.ts';

type From = Pick<Site, 'publicUrl' | 'directory' | 'content'>;
let latest: { from: From; official: Official } | undefined;

/** All that is ours, and the current lists; the same until one of them changes. */
export function collectOfficial(site: From): Official {
  const isSame = latest?.from.directory === site.directory && latest.from.content === site.content;
  if (!latest || !isSame) latest = { from: site, official: collect(site) };
  return latest.official;
}

function collect({ publicUrl, directory, content }: From): Official {
  const addresses = [
    { label: brand.name, url: ownSite },
    { label: brand.name, url: publicUrl },
    // Staff may have taken one away.
    ...Object.values(whatsAppLines).flatMap((line) => (line ? { label: line.display, url: line.url } : [])),
    ...[...officialChannels.portals, ...officialChannels.writing]
      .filter(({ to }) => /^https?:/.test(to) && !to.includes('maps'))
      .map(({ label, to }) => ({ label, url: to })),
  ];
  return {
    lines: officialLines.map(({ display, digits }) => ({ label: display, digits })),
    formerLines: content.formerLines ?? [],
    pages: addresses.map((page) => ({ ...page, isShared: sharedHosts.includes(new URL(page.url).hostname) })),
    linkedPages,
    emails: officialEmails,
    agents: directory.agents,
    places: directory.places.map(({ record: { name, phone } }) => ({ name, phone })),
    emergencyLines: emergencyLines.map(({ number }) => number),
    ownNames: officialNames,
  };
}

/** The verdict in one sentence, for the page, the search and phones without data. */
export function headingOf(checked: Checked): string {
  if (checked.kind === 'ours') return words.headings.ours(checked.item.label);
  return checked.kind === 'too-long'
    ? words.headings.tooLong(MAX_CHECKED_CHARACTERS)
    : words.headings.message;
}

/** What a message contains, as the page, the search, USSD and SMS group and order it: a long item hides no short one. */
export function groupItems(items: readonly Item[]) {
  const sorted = items.toSorted((one, other) => one.text.length - other.text.length);
  return (['foreign', 'ours', 'known'] as const)
    .map((id) => ({ id, heading: words.found[id], group: sorted.filter((item) => groupOf(item) === id) }))
    .filter(({ group }) => group.length > 0);
}

/** A group as lines; what is said of several items is said once. */
export function linesOfGroup({ heading, group }: ReturnType<typeof groupItems>[number]): string[] {
  const same = Map.groupBy(group, describeItem);
  const lines = [...same].map(([said, items]) =>
    [items.map(({ text }) => text).join(', '), said].filter(Boolean).join(': '),
  );
  return [`${heading}:`, ...lines];
}

export function groupOf({ verdict }: Item): 'ours' | 'foreign' | 'known' {
  if (verdict === 'ours') return 'ours';
  return ['former', 'look-alike', 'unknown'].includes(verdict) ? 'foreign' : 'known';
}

export function describeItem({ text, verdict, of }: Item): string {
  const whose = of && of !== text ? [`${of}.`] : [];
  return [...whose, ...(verdict === 'ours' ? [] : [words.reasons[verdict]])].join(' ');
}
