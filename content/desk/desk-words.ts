/** The words around every page of the desk, which is in English only. */
export const deskWords = {
  brand: 'LASHMA desk',
  documentTitle: (title: string) => `${title} | LASHMA desk`,
  skip: 'Skip to the content',
  navigation: 'Desk',
  entries: {
    messages: 'Messages',
    posts: 'Blog',
    lists: 'Lists',
    numbers: 'Numbers',
    audit: 'Audit',
  },
  account: (name: string) => `${name}, your account`,
  signOut: 'Sign out',
  overview: 'Overview',
  errors: 'Please correct this',
  show: 'Show',
  clear: 'Clear',
  paging: {
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
    position: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  },
  kept: {
    heading: 'There is text on this device that was not saved',
    typed: 'It was typed here on',
    bringBack: 'Bring it back',
    forget: 'Throw it away',
  },
};
