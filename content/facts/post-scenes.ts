/** The page whose scene a post's card uses; posts not listed use the blog's. */
export const postScenes: Record<string, string> = {
  'a-doctor-by-phone-or-at-the-booth': '/contact',
  'antenatal-care-from-the-first-month': '/',
  'caring-for-parents-from-abroad': '/blog',
  'changing-your-hospital': '/provider',
  'collecting-your-medicines-at-a-community-pharmacy': '/provider',
  'cover-after-sixty': '/blog',
  'how-to-choose-a-plan': '/faq',
  'is-it-really-us': '/resources',
  'paying-your-premium': '/plan',
  'waiting-periods-explained': '/resources',
  'what-ekosha-does': '/privacy-policy',
  'what-to-bring-to-the-hospital': '/about',
};
