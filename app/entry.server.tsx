import { renderToString } from 'react-dom/server';
import { language } from '#words/language.ts';
import type { BuiltDeskPage, DeskPage, GuestPage } from './desk/desk-page.ts';
import { type DeskRoute, deskRoutes } from './desk/desk-routes.ts';
import { Document, inlineScripts, inlineStyles, type Shell } from './document.tsx';
import { BUILD_HEADER } from './offline/worker/offline-build.ts';
import { ownPath } from './own-path.ts';
import type { Page, PageRequest, PostRequest, TextFile } from './page.ts';
import type { PhoneAnswers } from './phone/phone-answers.ts';
import { NOT_FOUND as notFound, type Route, routes } from './routes.ts';

export { deskRoutes, inlineScripts, inlineStyles, notFound, routes };

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What the application exports to the server. */
export interface AppBuild {
  routes: readonly Route[];
  /** The page for unknown URLs. */
  notFound: string;
  /** Constants that every page contains as inline scripts; the Content-Security-Policy allows their hashes. */
  inlineScripts: readonly string[];
  /** The same of styles. */
  inlineStyles: readonly string[];
  /** The file of a page's module in the build. */
  fileOf(name: string): string;
  loadPage(name: string): Promise<Page>;
  answerPage(name: string, request: PageRequest, shell: Shell): Promise<Answer>;
  answerPost(name: string, request: PostRequest, shell: Shell): Promise<Answer>;
  answerFile(file: TextFile, request: PageRequest): Promise<Answer>;
  /** What phones without data are answered. */
  loadPhoneAnswers(): Promise<PhoneAnswers>;
  deskRoutes: readonly DeskRoute[];
  loadDeskPage(name: string): Promise<BuiltDeskPage>;
  loadGuestPage(name: string): Promise<BuiltDeskPage<GuestPage>>;
}

const NEVER_STORED = { 'cache-control': 'no-store' };
/** Kept by the sender's browser alone, so that Back brings a form that was sent back with what was typed. */
const KEPT_FOR_BACK = { 'cache-control': 'private, no-cache' };

const pages = import.meta.glob<Page>(['./**/*.page.tsx', '!./desk/**'], { import: 'default' });
const deskPages = import.meta.glob<BuiltDeskPage<DeskPage | GuestPage>>('./desk/**/*.page.tsx', {
  import: 'default',
});

export const fileOf: AppBuild['fileOf'] = (name) => `app/${name}.page.tsx`;

export const loadPage: AppBuild['loadPage'] = async (name) => {
  const load = pages[`./${name}.page.tsx`];
  if (!load) throw new Error(`There is no page ${name}`);
  return load();
};

async function loadAnyDeskPage(name: string) {
  const load = deskPages[`./${name}.page.tsx`];
  if (!load) throw new Error(`There is no page ${name}`);
  return load();
}

export const loadDeskPage = loadAnyDeskPage as AppBuild['loadDeskPage'];
export const loadGuestPage: AppBuild['loadGuestPage'] = loadAnyDeskPage;

export const loadPhoneAnswers: AppBuild['loadPhoneAnswers'] = async () =>
  (await import('./phone/phone-answers.ts')).phoneAnswers;

export const answerPage: AppBuild['answerPage'] = async (name, request, shell) => {
  const page = await loadPage(name);
  const data = await page.load?.(request);
  const movedTo = page.movedTo?.(data);
  if (movedTo !== undefined) return { status: 301, headers: { location: ownPath(movedTo) }, body: '' };
  return {
    status: page.status?.(data) ?? 200,
    headers: {
      ...pageHeaders(shell),
      ...(page.ownAnswers?.some((name) => request.query.has(name)) && KEPT_FOR_BACK),
      ...(page.isPrivate && NEVER_STORED),
    },
    body: render(page, data, request, shell),
  };
};

export const answerPost: AppBuild['answerPost'] = async (name, request, shell) => {
  const page = await loadPage(name);
  if (!page.post) throw new Error(`${name} takes no forms`);
  const answer = await page.post(request);
  if ('redirect' in answer) {
    const headers = { location: ownPath(answer.redirect), ...NEVER_STORED };
    return {
      status: 303,
      headers: answer.cookie ? { ...headers, 'set-cookie': answer.cookie } : headers,
      body: '',
    };
  }
  const body = render(page, answer.data, request, shell);
  const caching = page.isPrivate ? NEVER_STORED : KEPT_FOR_BACK;
  return { status: answer.status, headers: { ...pageHeaders(shell), ...caching }, body };
};

export const answerFile: AppBuild['answerFile'] = async (file, request) => {
  const text = await file.text(request);
  const type = text === undefined ? 'text/plain' : file.type;
  return {
    status: text === undefined ? 404 : 200,
    headers: { 'content-type': `${type}; charset=utf-8` },
    body: text ?? '',
  };
};

function pageHeaders({ buildId }: Shell) {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language.tag,
    [BUILD_HEADER]: buildId,
  };
}

function render(page: Page, data: unknown, request: PageRequest, shell: Shell): string {
  const { View } = page;
  const html = renderToString(
    <Document meta={page.meta(data, request)} request={request} shell={shell} page={page}>
      <View data={data} />
    </Document>,
  );
  return `<!doctype html>${html}`;
}
