/** What must be supplied before the site is launched and cannot be recognised by its form. */
export const openPoints: { where: string; what: string }[] = [
  {
    where: 'content/external-links.ts appStore',
    what: 'the address of the app in the App Store (only a stub is published)',
  },
  {
    where: 'content/directory/list-dates.json',
    what: "the agency's own date of each directory list (the sources carry none)",
  },
  {
    where: 'content/contact-page.ts Follow on Twitter',
    what: "the address of the agency's account (the one that is linked has not been confirmed by the agency)",
  },
  {
    where: 'content/about-page.ts, content/policies/privacy-policy.md',
    what: 'the number of the Lagos State Health Scheme Law (sources give No. 4 and No. 14, so none is printed)',
  },
];
