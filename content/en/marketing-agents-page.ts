import { coverStart } from './plans.ts';
import { brand } from './site.ts';

export const marketingAgentsPage = {
  title: `Marketing Agents | ${brand.name}`,
  description: `The companies that may enrol you in ${brand.scheme}, with their phone numbers.`,
  heading: 'Marketing Agents',
  lead: `These companies may enrol you and your family. Nobody may charge you a fee for enrolling. ${coverStart.short}`,
  detail: (count: number) => `${count} companies`,
  caption: 'Marketing agents and their phone numbers',
  pages: 'Pages of the list of marketing agents',
  listDate: (date: string) => `List of ${date}`,
};
