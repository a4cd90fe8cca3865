/** The words around every page of the desk, which is in English only. */
export const deskWords = {
  brand: 'LASHMA desk',
  documentTitle: (title: string) => `${title} | LASHMA desk`,
  skip: 'Skip to the page',
  navigation: 'Desk',
  signedInAs: (name: string) => `Signed in as ${name}`,
  signOut: 'Sign out',
  overview: 'Overview',
};
