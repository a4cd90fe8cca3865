import type { StoredItem } from '../schema/pages.ts';

/**
 * Everything that this site itself stores in a browser, for the table of the cookies policy; an end-to-end test
 * compares it with the real browser.
 */
export const storedItems: StoredItem[] = [
  {
    name: 'lashma_cookie_consent',
    kind: 'cookie',
    category: 'essential',
    purpose: 'Remembers whether you accepted or rejected cookies, so that we do not ask again.',
    trigger: 'consent',
    when: 'You answer the cookie question',
    lasts: '365 days',
  },
  {
    name: 'lashma_complaint',
    kind: 'cookie',
    category: 'essential',
    purpose:
      'Carries the reference of your complaint, and whether it was mailed, to the page that shows it and to no other.',
    trigger: 'complaint',
    when: 'You send a complaint',
    lasts: 'One hour',
  },
  {
    name: 'pop-up-not-on',
    kind: 'local',
    category: 'functionality',
    purpose: 'Remembers the day on which you asked not to see the pop-up again.',
    trigger: 'pop-up',
    when: 'You tick “Do not show again today”',
    lasts: 'Counts for that day; it stays until you clear the data of the site',
  },
  {
    name: 'language',
    kind: 'local',
    category: 'functionality',
    purpose: 'Remembers the language that you chose, so that we can offer it again.',
    trigger: 'language',
    when: 'You choose a language',
    lasts: 'Until you clear the data of the site',
  },
  {
    name: 'enrolment',
    kind: 'local',
    category: 'functionality',
    purpose:
      'Keeps the enrolment that you have prepared: how many you are, the plan, the area and the hospital. No name, and it is not sent to us.',
    trigger: 'enrolment',
    when: 'You make a summary under “Prepare my enrolment”',
    lasts: 'Until you press “Delete it from this phone” or clear the data of the site',
  },
  {
    name: 'draft-*',
    kind: 'session',
    category: 'functionality',
    purpose:
      'Keeps what you type into the contact form, the complaint form or a report about a hospital or pharmacy, so that a reload or a lost connection does not lose it. It is not sent to us before you send the form.',
    trigger: 'form',
    when: 'You type into one of these forms',
    lasts: 'Until you send the form, press “Clear what I typed” or close the tab',
  },
  {
    name: 'lashma-*',
    kind: 'cache',
    category: 'functionality',
    purpose:
      'Keeps the plans, the form to prepare an enrolment, the lists of hospitals and pharmacies, our phone lines and the last eight pages that you opened, at most 600 KB, so that they open without a connection. Nothing about you is in it.',
    trigger: 'reading',
    when: 'You stay on a page for a few seconds, unless your browser saves data',
    lasts: 'Until the site has a new version, or you clear the data of the site',
  },
];

export const storageTable = {
  caption: 'Cookies and other browser storage of this site',
  columns: {
    name: 'Name',
    kind: 'Where',
    category: 'Kind',
    purpose: 'Purpose',
    when: 'Set when',
    lasts: 'Lasts',
  },
  kinds: {
    cookie: 'Cookie',
    local: 'Local storage',
    session: 'Session storage',
    cache: 'Cache',
  } satisfies Record<StoredItem['kind'], string>,
  categories: {
    essential: 'Essential',
    performance: 'Performance',
    functionality: 'Functionality',
    targeting: 'Targeting',
  } satisfies Record<StoredItem['category'], string>,
};
