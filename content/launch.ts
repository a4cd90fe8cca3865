import { enrolmentPlaces } from './en/enrolment-places.ts';
import { guides } from './en/guides.ts';

/** Open points before launch that cannot be detected automatically. */
export const openPoints: { where: string; what: string }[] = [
  {
    where: 'content/facts/links.ts appStore',
    what: 'the address of the app in the App Store (only a stub is published)',
  },
  {
    where: 'content/directory/list-dates.json',
    what: "the agency's own date of each directory list (the sources carry none)",
  },
  {
    where: 'content/en/site.ts twitter',
    what: "the address of the agency's account (the one that is linked has not been confirmed by the agency)",
  },
  {
    where: 'content/en/about-page.ts, content/policies/privacy-policy.md',
    what: 'the number of the Lagos State Health Scheme Law (sources give No. 4 and No. 14, so none is printed)',
  },
  {
    where: 'content/en/home.ts ccsi, lsetf',
    what: 'a word of the agency that these two are partners (their names are only probable)',
  },
  {
    where: 'content/en/directory-documents.ts ekoshaProvider, ekoshaNewsBulletin',
    what: "the agency's own documents (these pages say how to ask for them)",
  },
  {
    where: 'content/en/complaint-page.ts complaintPromise',
    what: 'within how many working days messages and complaints are answered (1 and 5 until admins set them at /desk/reply-times; pages and mails promise them)',
  },
  {
    where: 'content/en/complaint-page.ts escalation',
    what: 'the order in which to turn to HEFAMAA and NHIA, and their lines for complaints (none are published)',
  },
  {
    where: 'content/en/plans.ts diasporaPlan',
    what: 'the benefits and prices of the Diaspora Plan (visitors are asked to call or write)',
  },
  ...enrolmentPlaces
    .filter(({ isToConfirm }) => isToConfirm)
    .map(({ name, address, published }) => ({
      where: 'content/en/enrolment-places.ts',
      what: `a word of the agency that the ${name} is still there (${address}, published ${published})`,
    })),
  {
    where: 'content/en/enrolment-places.ts hours, booths',
    what: 'the opening hours of offices and booths (published once, not confirmed)',
  },
  ...Object.entries(guides).map(([id, { unpublished }]) => ({
    where: `content/guides/${id}.ts unpublished`,
    what: `what the agency has not published (${unpublished.items.length} points; visitors are asked to call)`,
  })),
  {
    where: 'content/facts/links.ts hefamaaPortal',
    what: 'the address of the portal of HEFAMAA (published without its scheme)',
  },
  {
    where: 'content/en/faq.ts from-abroad, late-renewal',
    what: 'whether the toll-free line can be reached from abroad, and the penalty for renewing late',
  },
  {
    where: 'content/en/faq.ts nin, lasrra',
    what: 'whether a NIN or a photograph is asked for, and which LASRRA desks are open',
  },
  {
    where: 'content/en/cover-dates.ts',
    what: 'the day from which waiting months count (both readings are shown), and what a payment after the 25th means',
  },
  {
    where: 'content/covered/',
    what: 'the answers to all that is marked as not stated, and the amounts of the co-payments on Standard Jaara',
  },
  {
    where: 'content/en/plan-page.ts openQuestions',
    what: 'whether a family of 4 may add an extra dependant (all readings are shown), who may have a policy alone, who counts as a dependant, and instalments for dependants and the Seniors Plan',
  },
  {
    where: 'content/facts/plans.ts statedCare',
    what: 'what the plans pay where this says not-stated (the pages "What would I pay?" ask visitors to call)',
  },
  {
    where: 'content/en/site.ts fromAbroad',
    what: 'which phone lines can be reached from abroad',
  },
];
