import { coverStart } from './plans.ts';
import { brand, phoneLines, when } from './site.ts';

export const marketingAgentsPage = {
  title: `Marketing Agents | ${brand.name}`,
  description: `The companies that may enrol you in ${brand.scheme}, with their phone numbers.`,
  heading: 'Marketing Agents',
  lead: `These companies may enrol you and your family. Nobody may charge you a fee for enrolling. ${coverStart.short}`,
  search: {
    label: 'Search the companies',
    placeholder: 'Name or phone number',
    submit: 'Search',
    found: (count: number, text: string) =>
      count === 1 ? `1 company found for “${text}”` : `${count} companies found for “${text}”`,
    none: (text: string) => `No company in our list has the name or number “${text}”.`,
    ask: `Ask us: ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), free${when.tollFree}.`,
    clear: 'Show all companies',
    /** People leave them out, or write them in another way. */
    forms: ['company', 'limited', 'ltd'],
  },
  detail: (count: number) => `${count} companies`,
  caption: 'Marketing agents and their phone numbers',
  pages: 'Pages of the list of marketing agents',
  listDate: (date: string) => `List of ${date}`,
};
