import type { Resource } from '../schema/pages.ts';
import { brand } from './site.ts';

/** The rows of /resources; the documents of the lists are drawn by the server, the others by the build. */
export const resources: Resource[] = [
  {
    id: 'community-pharmacies',
    title: 'Community Pharmacies PDF',
    href: '/documents/community-pharmacies.pdf',
    kilobytes: 210,
    note: 'Every community pharmacy of the scheme, by LGA, with address and phone.',
  },
  {
    id: 'ilera-eko-provider',
    title: 'ILERA EKO Provider',
    href: '/documents/ilera-eko-provider.pdf',
    kilobytes: 160,
    note: 'The hospitals of the Standard Jaara and Standard Jaara Plus plans, by LGA.',
  },
  {
    id: 'ekosha-provider',
    title: 'EKOSHA Provider',
    href: '/documents/ekosha-provider.pdf',
    kilobytes: 31,
    note: 'What EKOSHA is, and how to learn which hospital you may use.',
  },
  {
    id: 'ekosha-news-bulletin-q3-2024',
    title: 'EKOSHA News Bulletin Q3 2024',
    href: '/documents/ekosha-news-bulletin-q3-2024.pdf',
    kilobytes: 31,
    note: 'How to get this issue of the bulletin, and what EKOSHA is.',
  },
];

export const resourcesPage = {
  title: `Resources | ${brand.name}`,
  description: `Documents of ${brand.scheme} to download: hospitals, pharmacies, EKOSHA, and the lists as open data.`,
  heading: 'Resources',
  lead: 'Documents to download, print and pass on.',
  toOpenData: 'The lists as open data (CSV, JSON)',
  columns: { title: 'Title', action: 'Action' },
  download: 'Download',
  size: (kilobytes: number) => `PDF, about ${kilobytes} KB`,
  openData: {
    heading: 'The lists as open data',
    lead: 'The same records that you search here, for spreadsheets (CSV) and programs (JSON). Each file carries the date of its list. You may copy, use and pass on these records, also in a service of your own, if you name us and that date.',
    columnsHeading: 'What the columns mean',
    columns:
      'What we know of a place besides stands in the columns phone, hours (as OpenStreetMap writes opening hours; a day that is not named is not known), services (such as emergency; dental), confirmed (the day on which the place was asked) and coordinates (latitude, longitude). An empty column means that we do not know. It never means no.',
    listDate: (date: string) => `List of ${date}`,
  },
  programs: {
    heading: 'For programs',
    lead: 'Reading needs no key. Every file above keeps its address, and with If-None-Match it is only sent again after a change. Posts are JSON, newest first, with their text in Markdown; scripts of other sites may read them.',
    posts: { label: 'The newest three posts', to: '/api/blogs?limit=3' },
    postNote: 'any limit from 1 to 100, or none for all; /api/blogs/ and an _id give one post',
    feed: { label: 'The blog as an Atom feed', to: '/blog/feed.xml' },
    errors: 'An error is JSON, too: its message says what was wrong.',
  },
};

/** The URL of a list's open data; `file` is its name in content/directory. */
export function openDataHref(file: string, format: 'csv' | 'json'): string {
  return `/data/${file.replace(/\.csv$/, '')}.${format}`;
}
