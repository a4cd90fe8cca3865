import * as english from '../../en/search/page-parts.ts';
import { translate } from '../../translate.ts';
import { contactForm } from '../contact-page.ts';
import { householdCalculator } from '../household.ts';
import { officialChannels } from '../official-channels.ts';
import { diasporaDetails, planCards, planComparison } from '../plan-page.ts';

export const pageParts = translate(english.pageParts, [
  { title: planCards.heading, text: planCards.lead },
  { title: planComparison.heading, text: planComparison.lead },
  { title: householdCalculator.heading, text: householdCalculator.lead },
  { title: diasporaDetails.heading, text: diasporaDetails.paragraphs.join(' ') },
  { title: contactForm.heading, text: contactForm.text },
  { title: officialChannels.heading, text: officialChannels.lead },
]);
