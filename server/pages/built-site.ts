import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { Shell } from '#app/document.tsx';
import type { AppBuild } from '#app/entry.server.tsx';
import type { SiteLanguage } from '#app/site.ts';
import type { ServerWords } from '#content/languages.ts';
import type { PublishedFacts } from '#facts/published.ts';
import { ENGLISH } from '../languages.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { StartError } from '../start-error.ts';
import { openEditions } from './editions.ts';
import type { NotedPages } from './page-router.ts';

export interface BuiltLanguage extends SiteLanguage {
  /** The modules of pages that show words whose English has changed since they were translated. */
  olderPages: readonly string[];
}

/** The application, and what the build has made for browsers. */
export interface BuiltSite {
  /** Made of everything that visitors can be sent. */
  id: string;
  /** In English. */
  app: AppBuild;
  languages: readonly BuiltLanguage[];
  /** Where the build has noted them. */
  pages?: NotedPages | undefined;
  /** The file of the search's model. */
  searchModel?: string | undefined;
  /** How many places of the content `npm run check:site` still names. */
  placeholders?: number | undefined;
  /** Loaded when a page is first asked for in the language; with facts that staff have published, if there are any. */
  appIn(language: string, facts?: PublishedFacts | undefined): Promise<AppBuild>;
  /** What the server itself says with such facts, by the codes of the languages. */
  wordsWith(facts: PublishedFacts): Readonly<Record<string, ServerWords>>;
  /** The module that draws the documents of a language with such facts. */
  documentsFile(language: string): string;
  /** The folder of the files that browsers fetch. */
  clientDir: string;
  /** Those of the builds before this one, for pages that are still open. */
  earlierClientDirs(): string[];
  /** The address of the words of an island. */
  islandWords(name: string, language: string): string;
  /** What is written into the page of a module: its style sheets, and the addresses of its scripts. */
  shellOf(file: string): Shell;
  /** The same for a page of the desk. */
  deskShellOf(file: string): Shell;
}

const ID_FILE = 'build-id';
export const SEARCH_MODEL = 'server/search-model.bin';
/** In the project's folder; see build/publish-build.ts. */
const CURRENT = 'dist/current';

/** What `npm run build` leaves behind. */
export async function loadBuiltSite(): Promise<BuiltSite> {
  const folder = findBuild();
  const clientDir = join(folder, 'client');
  const ssrDir = join(folder, 'ssr');
  const readManifest = (name: string): Manifest =>
    JSON.parse(readFileSync(join(clientDir, '.vite', name), 'utf8'));
  const readNotes = (name: string) => JSON.parse(readFileSync(join(ssrDir, name), 'utf8'));
  const manifest = readManifest('manifest.json');
  const scripts = [`/${manifest['app/entry.client.ts']?.file}`];
  const deskScripts = [`/${readManifest('desk-manifest.json')['app/desk/entry.desk.ts']?.file}`];
  const id = readFileSync(join(folder, ID_FILE), 'utf8');
  const stylesOf = createStyleReader(ssrDir);
  const { appIn, wordsWith, documentsFile } = openEditions(ssrDir);
  return {
    id,
    app: await appIn(ENGLISH),
    languages: readNotes('languages.json'),
    pages: readNotes('pages.json'),
    searchModel: join(folder, SEARCH_MODEL),
    placeholders: readNotes('placeholders.json'),
    appIn,
    wordsWith,
    documentsFile,
    clientDir,
    earlierClientDirs: () => listBesides(folder).map((other) => join(other, 'client')),
    islandWords: (name, language) => `/${manifest[wordsModule(name, language)]?.file}`,
    shellOf: (file) => ({ css: stylesOf(file), scripts, buildId: id }),
    deskShellOf: (file) => ({ css: stylesOf(file), scripts: deskScripts, buildId: id }),
  };
}

/** The build that this server is a part of; for a server that runs from its sources, the last one. */
function findBuild(): string {
  if (existsSync(join(PROJECT_ROOT, ID_FILE))) return PROJECT_ROOT;
  const current = join(PROJECT_ROOT, CURRENT);
  if (!existsSync(current)) throw new StartError('The site is not built yet: run "npm run build" first.');
  // The link may lead to another build a moment later.
  return realpathSync(current);
}

/** The other builds, where this one lies among them. */
function listBesides(folder: string): string[] {
  const builds = dirname(folder);
  if (basename(builds) !== 'builds') return [];
  return readdirSync(builds)
    .map((name) => join(builds, name))
    .filter((other) => other !== folder);
}

/** The module of an island's words, as the build knows it. */
export function wordsModule(name: string, language: string): string {
  return `content/${language}/islands/${name}.ts`;
}

/** The style sheets of a page's module and of everything that it shows, in the order in which they were imported. */
export function createStyleReader(ssrDir: string): (file: string) => string {
  const manifest: Manifest = JSON.parse(readFileSync(join(ssrDir, '.vite/manifest.json'), 'utf8'));

  function visit(key: string, visited: Set<string>): string[] {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return [];
    visited.add(key);
    return [...(chunk.imports ?? []).flatMap((imported) => visit(imported, visited)), ...(chunk.css ?? [])];
  }

  const shared = new Set<string>();
  const entry = visit('app/entry.server.tsx', shared);
  return (file) => {
    if (!manifest[file]) throw new Error(`the build has no ${file}`);
    const sheets = new Set([...entry, ...visit(file, new Set(shared))]);
    return [...sheets].map((sheet) => readFileSync(join(ssrDir, sheet), 'utf8').trim()).join('\n');
  };
}
