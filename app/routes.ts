import { sections } from '#words/home.ts';
import type { TextFile } from './page.ts';
import { coverCalendar } from './routes/plan/cover-dates/cover-calendar.ts';
import { llmsTxt, robotsTxt, securityTxt, sitemap, webManifest } from './routes/site-files/site-files.ts';

/** What a path serves: a page (`<page>.page.tsx`), a text file or a redirect. */
export type Route = { path: string } & ({ page: string } | { file: TextFile } | { redirect: string });

/** The page for every path that is not listed. */
export const NOT_FOUND = 'routes/not-found/not-found';

const sectionPages = sections
  .filter((section) => 'slug' in section)
  .map(({ slug }): Route => ({ path: `/${slug}`, page: 'sections/section' }));

export const routes: readonly Route[] = [
  { path: '/', page: 'routes/home/home' },
  { path: '/plan', page: 'routes/plan/plan' },
  { path: '/plan/cover-dates', page: 'routes/plan/cover-dates/cover-dates' },
  { path: '/plan/cover-dates.ics', file: coverCalendar },
  { path: '/plan/what-is-covered', page: 'routes/plan/what-is-covered/what-is-covered' },
  { path: '/plan/what-would-i-pay', page: 'routes/plan/what-would-i-pay/what-would-i-pay' },
  { path: '/provider', page: 'routes/provider/provider' },
  { path: '/provider/list', page: 'routes/provider-list/provider-list' },
  { path: '/provider/services', page: 'routes/provider-services/provider-services' },
  { path: '/provider/report', page: 'routes/provider-report/provider-report' },
  { path: '/provider/report/sent', page: 'routes/provider-report/report-sent' },
  { path: '/provider/:lga', page: 'routes/provider-area/provider-area' },
  { path: '/provider/:lga/:place', page: 'routes/provider-place/provider-place' },
  { path: '/emergency', page: 'routes/emergency/emergency' },
  { path: '/marketing-agents', page: 'routes/marketing-agents/marketing-agents' },
  { path: '/resources', page: 'routes/resources/resources' },
  { path: '/contact', page: 'routes/contact/contact' },
  { path: '/contact/sent', page: 'routes/contact/contact-sent' },
  { path: '/complaint', page: 'routes/complaint/complaint' },
  { path: '/complaint/sent', page: 'routes/complaint/complaint-sent' },
  { path: '/complaint/status', page: 'routes/complaint/complaint-status' },
  { path: '/newsletter', page: 'routes/newsletter/newsletter' },
  { path: '/newsletter/sent', page: 'routes/newsletter/newsletter-sent' },
  { path: '/newsletter/confirm', page: 'routes/newsletter/link' },
  { path: '/newsletter/unsubscribe', page: 'routes/newsletter/link' },
  { path: '/enrol', page: 'routes/enrol/enrol' },
  { path: '/employers', page: 'routes/guide/guide' },
  { path: '/join-network', page: 'routes/guide/guide' },
  { path: '/about', page: 'routes/about/about' },
  { path: '/faq', page: 'routes/faq/faq' },
  { path: '/search', page: 'routes/search/search' },
  { path: '/is-this-lashma', page: 'routes/is-this-lashma/is-this-lashma' },
  { path: '/cookies-policy', page: 'routes/cookies-policy/cookies-policy' },
  { path: '/privacy', page: 'routes/policy/policy' },
  { path: '/privacy-policy', page: 'routes/policy/policy' },
  { path: '/accessibility', page: 'routes/policy/policy' },
  { path: '/blog', page: 'routes/blog/blog' },
  { path: '/blog/:id', page: 'routes/blog-post/blog-post' },
  ...sectionPages,
  { path: '/chatbot', page: 'routes/chatbot/chatbot' },
  { path: '/offline', page: 'routes/offline/offline' },
  { path: '/maintenance', page: 'routes/maintenance/maintenance' },
  // The service card and old links use /plans.
  { path: '/plans', redirect: '/plan' },
  // Asked for by browsers that show a PDF, and by feed readers.
  { path: '/favicon.ico', redirect: '/favicon.svg' },
  { path: '/sitemap.xml', file: sitemap },
  { path: '/robots.txt', file: robotsTxt },
  { path: '/manifest.webmanifest', file: webManifest },
  { path: '/llms.txt', file: llmsTxt },
  { path: '/.well-known/security.txt', file: securityTxt },
];
