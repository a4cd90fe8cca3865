import { translations } from '#content/languages.ts';
import { sections } from '#words/home.ts';
import { isRehearsal } from './machine.ts';

export const sectionPaths = sections.flatMap((section) => ('slug' in section ? [`/${section.slug}`] : []));

/** Where any language but English will do. */
export const [otherLanguage = ''] = translations;

/** Whether the language of a path such as `/yo/plan` is one of the site's. */
export const hasLanguage = (path: string) => translations.includes(path.split('/')[1] ?? '');

/**
 * The heaviest pages in the language with the longest words, the last two in the rehearsals only; all others are asked
 * for their HTML.
 */
export const translatedPaths = [
  '/yo',
  '/yo/provider',
  ...(isRehearsal ? ['/yo/plan', '/yo/faq'] : []),
].filter(hasLanguage);
export const homePaths = ['/', ...translatedPaths.filter((path) => path === '/yo')];
export const isHome = (path: string) => homePaths.includes(path);

/** Answered by the not-found screen. */
export const NOT_FOUND = '/no-such-page';

/** The pages of the specification, in each language; an address with a query asks for something. */
const POP_UP_PAGES =
  /^(?:\/(?:plan|provider|contact|about|resources|marketing-agents|chatbot|maintenance|blog(?:\/[^/]+)?|cookies-policy|privacy|privacy-policy|accessibility))?\/?$/;
export const hasPopUp = (path: string) => {
  const page = hasLanguage(path) ? path.replace(/^\/[^/]+/, '') : path;
  return sectionPaths.includes(page) || POP_UP_PAGES.test(page);
};

/** What has most to show, in another layout for each window, a menu, slides and cards. */
const mainPaths = ['/'];

/** What has a question, an answer or a list of its own. */
const answerPaths =
  `/plan /provider /contact /plan/what-is-covered /faq /search?q=glasses /emergency /about /blog /blog/is-it-really-us
  /plan/cover-dates?plan=jaara-plus&paid=2026-11-26&due=2027-05-01
  /enrol?for=parent-abroad&seniors=1&area=ikeja /provider/epe /provider/ikeja/county-hospital-limited /complaint
  /plan/what-would-i-pay /is-this-lashma?q=lashma-gov.com /newsletter /complaint/status`.split(/\s+/);

/** What is mostly text, and seldom changes. */
const plainPaths = [
  ...sectionPaths.slice(0, 1),
  ...'/marketing-agents /resources /complaint/sent /offline /join-network /cookies-policy /chatbot /maintenance'.split(
    ' ',
  ),
];

/** Those that stand for others as well. */
const ownTemplates = [...mainPaths, ...answerPaths, ...plainPaths];

/** Looked at in every window and type; the others so in the rehearsals, and else on a phone. */
export const isLookedAtInFull = (path: string) => isRehearsal || mainPaths.includes(path);

/** Every address that shows a page inside the shared layout. */
export const layoutPaths = [
  ...ownTemplates,
  ...sectionPaths.slice(1),
  ...`/contact/sent /privacy /privacy-policy /accessibility /employers /provider/list /plan/cover-dates /search
    /is-this-lashma /enrol
    /newsletter/sent /newsletter/confirm /newsletter/unsubscribe`.split(/\s+/),
];

/**
 * The pages that a browser visits. One section, policy, outcome, post, place and area stand for the others, and what was
 * answered for what was not yet asked: they have the same template, every section is on the home page too, and what all
 * of them say is asked of their HTML.
 */
const visitedPaths = [...ownTemplates, '/blog/no-such-post', NOT_FOUND];

/** Those that are looked at; plain ones in the rehearsals. */
export const watchedPaths = isRehearsal ? visitedPaths : [...mainPaths, ...answerPaths, NOT_FOUND];
