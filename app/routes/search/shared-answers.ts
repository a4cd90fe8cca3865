import type { SearchAnswer } from '#content/schema/pages.ts';
import { externalLinks } from '#facts/links.ts';
import { examplesPath, standardJaara } from '#facts/plans.ts';
import { coveredPage } from '#words/covered.ts';
import { emergencyPage } from '#words/emergency-page.ts';
import { officialChannels } from '#words/faq.ts';
import { sections, statisticsSection } from '#words/home.ts';
import { isThisLashma } from '#words/is-this-lashma.ts';
import { languageWords } from '#words/language.ts';
import { pages } from '#words/pages.ts';
import { diasporaDetails } from '#words/plan-page.ts';
import { diasporaPlan } from '#words/plans.ts';
import { searchAnswers } from '#words/search/answers.ts';
import { phoneLines } from '#words/site.ts';
import { examplesPage, exampleWords } from '#words/worked-examples.ts';
import { COVERED } from './covered-documents.ts';

const { label, display, digits, to } = phoneLines.askLine;
const askLine = { icon: 'phone' as const, label: display, note: `${label} · ${digits}`, to };

const official = { label: officialChannels.heading, to: `/faq#${officialChannels.id}` };
const { portals, fraud } = officialChannels;
const pageOf = (path: string) => pages.find((page) => page.path === path);
const [covered, network] = [pageOf(COVERED), pageOf('/join-network')];
const figures = sections.find(({ id }) => id === 'statistics');
const diaspora = { label: diasporaDetails.heading, to: `/plan#${diasporaPlan.id}` };

/** The rules whose cards say what a page says already, in its own words; those of no `asks` apply by their intents. */
export const sharedAnswers: SearchAnswer[] = [
  // Beside other words it may be no more than "tooth hurts", and "mi ò lè" is "I cannot".
  ...searchAnswers
    .filter(({ id }) => id === 'emergency')
    .map((answer) => ({
      ...answer,
      isStrong: undefined,
      isWhole: true as const,
      asks: ['hurt', 'got hurt', 'ò|kò lè mí'],
      beside: 'mọ́ dáadáa dada ọmọ ìyá bàbá ìyàwó ọkọ',
    })),
  {
    id: 'scammed',
    asks: [],
    title: isThisLashma.paidHeading,
    text: isThisLashma.paid,
    lines: [askLine],
    links: [isThisLashma.link, fraud, isThisLashma.ways[0]],
  },
  {
    id: 'official-channels',
    asks: [
      'telegram',
      'tiktok',
      'instagram',
      'facebook',
      'twitter',
      'linkedin',
      'youtube',
      'social media',
    ].flatMap((where) => [where, `${where} page`, `${where} account`, `${where} group`, `${where} channel`]),
    title: officialChannels.heading,
    text: [officialChannels.lead],
    links: [official, isThisLashma.link],
  },
  {
    id: 'employer-number',
    page: '/employers',
    asks: ['cin', 'compliance', 'tender', 'compliance certificate'],
    links: portals.filter((portal) => portal.to === externalLinks.regulator),
  },
  {
    id: 'languages',
    asks: ['language|translate|translation|english|yoruba|pidgin|hausa|igbo|ede'],
    beside: 'site website page version read change switch',
    title: languageWords.label,
    // Those that the site has.
    links: [],
  },
  { id: 'from-abroad', faq: 'from-abroad', asks: ['call|phone|number|reach|contact|line|dial abroad'] },
  { id: 'nin', faq: 'nin', asks: [] },
  { id: 'long-medicine', covered: 'medicines', asks: [] },
  { id: 'small-business', faq: 'small-business', asks: ['small business', 'small shop'] },
  {
    id: 'approval',
    asks: ['approval', 'preauthorization', 'authorization', 'authorisation', 'referral'],
    title: covered?.name ?? '',
    text: [coveredPage.unlisted],
    lines: [askLine],
    links: [{ label: covered?.name ?? '', to: COVERED }],
  },
  {
    id: 'claims',
    asks: [],
    title: network?.name ?? '',
    text: [network?.about ?? ''],
    lines: [askLine],
    links: [{ label: network?.name ?? '', to: '/join-network' }],
  },
  {
    id: 'statistics',
    asks: ['statistics', 'figures', 'facts and figures', 'enrollees'],
    title: figures?.title ?? '',
    text: [statisticsSection.text],
    links: [{ label: figures?.title ?? '', to: '/stat' }],
  },
  {
    id: 'visitors',
    asks: [],
    title: diasporaDetails.heading,
    text: diasporaDetails.paragraphs.slice(1),
    links: [diaspora],
  },
  {
    id: 'birth-example',
    asks: [],
    title: `${examplesPage.link} ${exampleWords.titles.birth}`,
    text: [exampleWords.situations.birth()],
    links: [{ label: examplesPage.link, to: `${examplesPath(standardJaara.id)}#birth` }],
  },
  ...searchAnswers
    .filter(({ id }) => id === 'not-named')
    .map((answer) => ({ ...answer, id: 'unnamed-care', asks: [] })),
  { id: 'home-nursing', covered: 'home-nursing', asks: ['home nurse', 'house nurse'] },
  {
    id: 'rehabilitation',
    covered: 'physiotherapy',
    asks: [],
    links: [{ label: emergencyPage.heading, to: '/emergency' }],
  },
];
