import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shell } from '#app/document.tsx';
import type { AppBuild } from '#app/entry.server.tsx';
import type { PageRequest } from '#app/page.ts';
import type { Route } from '#app/routes.ts';
import type { Deadline, Directory, ShareCardFile, Site, SiteContent } from '#app/site.ts';
import type { Config } from '../config.ts';
import type { ContentService } from '../features/content/content-service.ts';
import type { BuiltSite } from './built-site.ts';
import { allowInline, formatPolicy, pagePolicy } from './content-security-policy.ts';
import type { Answer } from './page.ts';
import type { PageMatch } from './page-router.ts';

/** A form that a browser has posted by itself, and the IP address of its sender. */
interface PostedForm {
  fields: Record<string, string> | undefined;
  ip: string;
  deadline: Deadline;
}

export type Renderer = ReturnType<typeof createRenderer>;

export function createRenderer(
  built: BuiltSite,
  config: Config,
  {
    searchesIn,
    ...services
  }: Pick<Site, 'forms' | 'complaints' | 'blogs' | 'guessNeeds' | 'contentVersion'> & {
    searchesIn(language: string): Site['searches'];
  },
  currentDirectory: () => Directory,
  content: Pick<ContentService, 'current' | 'id'>,
) {
  const { app, clientDir, languages } = built;
  const { publicUrl, offline, emailService, analyticsId, chat } = config;
  const lasting: Omit<Site, 'directory' | 'content' | 'searches'> = {
    publicUrl,
    languages,
    offline,
    sendsSms: config.phone.gateway !== undefined,
    retentionDays: config.retentionDays,
    emailService,
    thirdParties: { analyticsId, chat },
    shareCard: createShareCardReader(clientDir),
    pagePaths: fixedPagePaths(app.routes),
    ...services,
  };
  /** With one directory and one content for all of a request, whatever is published meanwhile. */
  const siteNow = (language: string, shown = content.current(language)): Site => ({
    ...lasting,
    searches: searchesIn(language),
    directory: currentDirectory(),
    content: shown,
  });
  /** What the build has made for a page, and the policy that allows just that. */
  const frames = new Map<string, { shell: Shell; policy: string }>();

  function frameOf(name: string, hasNotice: boolean) {
    const key = hasNotice ? `${name} with a notice` : name;
    const known = frames.get(key);
    if (known) return known;
    const shell = built.shellOf(app.fileOf(name));
    const policy = allowInline(pagePolicy(config), {
      scripts: app.inlineScripts,
      styles: [shell.css, ...(hasNotice ? app.inlineStyles : [])],
    });
    const frame = { shell, policy: formatPolicy(policy) };
    frames.set(key, frame);
    return frame;
  }

  /** Lets the page of a match make its answer, in its language. */
  async function answerBy(
    { route, language, path }: PageMatch,
    { site }: PageRequest,
    make: (app: AppBuild, page: string, shell: Shell) => Promise<Answer>,
  ): Promise<Answer> {
    if (!('page' in route)) throw new Error(`${path} is no page`);
    const { shell, policy } = frameOf(route.page, site.content.notice !== undefined);
    // Phones that keep pages for offline use recognise those of another content too.
    const buildId = offlineId(shell.buildId, content.id());
    const answer = await make(await built.appIn(language, site.content.facts), route.page, {
      ...shell,
      buildId,
    });
    return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } };
  }

  /** Without the Host header, since a page is cached for everyone: its links are made with `publicUrl`. */
  function requestOf(
    { route, language, pagePath: path, params, query }: PageMatch,
    cookies: PageRequest['cookies'],
    shown?: SiteContent,
  ) {
    const site = siteNow(language, shown);
    const olderPages = languages.find(({ code }) => code === language)?.olderPages ?? [];
    const isOlder =
      ('page' in route && olderPages.includes(app.fileOf(route.page))) ||
      site.content.olderPaths.includes(path);
    const islandWords = (name: string) => built.islandWords(name, language);
    return { path, params, query, cookies, isOlder, islandWords, site };
  }

  return {
    /** What pages in a language are made from at this moment. */
    siteIn: (language: string) => siteNow(language),
    /** With other content than visitors see, where it is given. */
    async render(match: PageMatch, cookies: PageRequest['cookies'], shown?: SiteContent): Promise<Answer> {
      const request = requestOf(match, cookies, shown);
      if ('file' in match.route) {
        const inLanguage = await built.appIn(match.language, request.site.content.facts);
        const own = inLanguage.routes.find(({ path }) => path === match.route.path);
        return inLanguage.answerFile(own && 'file' in own ? own.file : match.route.file, request);
      }
      return answerBy(match, request, (inLanguage, page, shell) =>
        inLanguage.answerPage(page, request, shell),
      );
    },
    async post(match: PageMatch, form: PostedForm): Promise<Answer> {
      const request = { ...requestOf(match, {}), ...form };
      return answerBy(match, request, (inLanguage, page, shell) =>
        inLanguage.answerPost(page, request, shell),
      );
    },
  };
}

/** Names a build together with what staff have published in place of its own content. */
export function offlineId(buildId: string, contentId: string): string {
  return contentId ? `${buildId}.${contentId}` : buildId;
}

function fixedPagePaths(routes: readonly Route[]): string[] {
  return routes.flatMap((route) => ('page' in route && !route.path.includes(':') ? [route.path] : []));
}

/** Knows the card of a page, or of the page above it. */
export function createShareCardReader(clientDir: string): Site['shareCard'] {
  const cards = new Map<string, ShareCardFile>(
    Object.entries(JSON.parse(readFileSync(join(clientDir, '.vite/share-cards.json'), 'utf8'))),
  );
  const homeCard = cards.get('/');
  if (!homeCard) throw new Error('the build has drawn no card for the home page');
  return function cardOf(path): ShareCardFile {
    return path === '' ? homeCard : (cards.get(path) ?? cardOf(path.slice(0, path.lastIndexOf('/'))));
  };
}
