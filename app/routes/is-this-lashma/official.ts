import type { Checked, Official } from '#domain/official/check-official.ts';
import {
  linkedPages,
  officialEmails,
  officialLines,
  officialNames,
  ownSite,
  sharedHosts,
} from '#facts/is-this-lashma.ts';
import { emergencyLines } from '#facts/site.ts';
import { enrolmentPlaces } from '#words/enrolment-places.ts';
import { officialChannels } from '#words/faq.ts';
import { isThisLashma as words } from '#words/is-this-lashma.ts';
import { brand } from '#words/site.ts';
import type { Site } from '../../site.ts';

/** All that is ours, and the agents of the current list. */
export function collectOfficial(site: Pick<Site, 'publicUrl' | 'directory' | 'content'>): Official {
  const { publicUrl, directory, content } = site;
  const addresses = [
    { label: brand.name, url: ownSite },
    { label: brand.name, url: publicUrl },
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
    offices: enrolmentPlaces.map(({ name, address }) => ({ name, address })),
    emergencyLines: emergencyLines.map(({ number }) => number),
    ownNames: officialNames,
  };
}

export type Answer = Exclude<Checked, { kind: 'empty' }>;

/** The verdict in one sentence, for the page and the search. */
export function headingOf({ verdict, of = '' }: Answer): string {
  const { heading } = words.verdicts[verdict];
  return typeof heading === 'string' ? heading : heading(of);
}
