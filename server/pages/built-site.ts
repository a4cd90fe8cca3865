import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { Shell } from '#app/document.tsx';
import type { AppBuild } from '#app/entry.server.tsx';
import type { SiteLanguage } from '#app/site.ts';
import { ENGLISH } from '../languages.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { StartError } from '../start-error.ts';
import { createStyleReader } from './page-styles.ts';

/** What the build knows of a language. */
export interface BuiltLanguage extends SiteLanguage {
  /** The modules of pages that show words whose English has changed since they were translated. */
  olderPages: readonly string[];
}

/** The application, and what the build has made for browsers. */
export interface BuiltSite {
  /** In English. */
  app: AppBuild;
  languages: readonly BuiltLanguage[];
  /** Loaded when a page is first asked for in the language. */
  appIn(language: string): Promise<AppBuild>;
  /** The folder of the files that browsers fetch. */
  clientDir: string;
  /** The address of the words of an island. */
  islandWords(name: string, language: string): string;
  /** What is written into the page of a module: its style sheets, and the addresses of its scripts. */
  shellOf(file: string): Shell;
  /** The same for a page of the desk. */
  deskShellOf(file: string): Shell;
}

const BUILD_DIR = join(PROJECT_ROOT, 'dist');

/** What `npm run build` leaves behind. */
export async function loadBuiltSite(): Promise<BuiltSite> {
  const entry = join(BUILD_DIR, 'server/entry.server.js');
  const clientDir = join(BUILD_DIR, 'client');
  const idFile = join(clientDir, '.vite/build-id');
  if (!existsSync(entry) || !existsSync(idFile))
    throw new StartError('The site is not built yet: run "npm run build" first.');
  const readManifest = (name: string): Manifest =>
    JSON.parse(readFileSync(join(clientDir, '.vite', name), 'utf8'));
  const manifest = readManifest('manifest.json');
  const scripts = [`/${manifest['app/entry.client.ts']?.file}`];
  const deskScripts = [`/${readManifest('desk-manifest.json')['app/desk/entry.desk.ts']?.file}`];
  const buildId = readFileSync(idFile, 'utf8');
  const stylesOf = createStyleReader(join(BUILD_DIR, 'server'));
  const appIn = (language: string): Promise<AppBuild> =>
    import(
      pathToFileURL(language === ENGLISH ? entry : join(BUILD_DIR, 'server', language, 'entry.server.js'))
        .href
    );
  return {
    app: await appIn(ENGLISH),
    languages: JSON.parse(readFileSync(join(BUILD_DIR, 'server/languages.json'), 'utf8')),
    appIn,
    clientDir,
    islandWords: (name, language) => `/${manifest[wordsModule(name, language)]?.file}`,
    shellOf: (file) => ({ css: stylesOf(file), scripts, buildId }),
    deskShellOf: (file) => ({ css: stylesOf(file), scripts: deskScripts, buildId }),
  };
}

/** The module of an island's words, as the build knows it. */
export function wordsModule(name: string, language: string): string {
  return `content/islands/${name}.ts${language === ENGLISH ? '' : `?language=${language}`}`;
}
