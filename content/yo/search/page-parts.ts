import type * as english from '../../en/search/page-parts.ts';
import { contactForm } from '../contact-page.ts';
import { householdCalculator } from '../household.ts';
import { officialChannels } from '../official-channels.ts';
import { diasporaDetails, planCards, planComparison } from '../plan-page.ts';
import { diasporaPlan } from '../plans.ts';

/** Parts of pages that a search leads to, beside the pages of content/en/pages.ts themselves. */
export const pageParts: typeof english.pageParts = [
  { href: `/plan#${planCards.id}`, title: planCards.heading, text: planCards.lead },
  { href: `/plan#${planComparison.id}`, title: planComparison.heading, text: planComparison.lead },
  {
    href: `/plan#${householdCalculator.id}`,
    title: householdCalculator.heading,
    text: householdCalculator.lead,
  },
  {
    href: `/plan#${diasporaPlan.id}`,
    title: diasporaDetails.heading,
    text: diasporaDetails.paragraphs.join(' '),
  },
  { href: `/contact#${contactForm.id}`, title: contactForm.heading, text: contactForm.text },
  { href: `/faq#${officialChannels.id}`, title: officialChannels.heading, text: officialChannels.lead },
];
