import { marked, type Tokens } from 'marked';
import { readConfig } from '#server/config.ts';

/** What the docs claim about the repository. */

const NPM_COMMAND = /^(audit|ci|exec|install|ls|outdated|prune|sbom|update|version)$/;
const PROJECT_FOLDERS =
  /^(\.ci|\.github|app|bench|build|cli|content|deploy|docs|domain|public|server|set-up|tests)\//;
const SOURCE_FILE = /^[\w.@+-]+(\/[\w.@+-]+)+\.(css|csv|json|md|mjs|png|sh|sql|svg|ts|tsx|yml)$/;
const ROOT_FILE = /^([A-Z]+\.md|package(-lock)?\.json|[\w.-]+\.config\.ts|tsconfig\.json|biome\.json)$/;
const MADE_HERE = /^(dist|data|node_modules|playwright-report|test-results)(\/|$)/;
/** `*.csv`, `<entity>`, `{id}`, `NNN-title.md`, `X.md`: an example, of which only the folder has to exist. */
const EXAMPLE = /[*<{…]|NNN|^[A-Z]\./;

/** Whether a path is in a folder that is made here and not committed. */
export const isMadeHere = (path: string) => MADE_HERE.test(path);

/** The texts of code and headings, the targets of links and pictures. */
function partsOf(doc: string, ...types: string[]): string[] {
  const found: string[] = [];
  marked.walkTokens(marked.lexer(doc), (token) => {
    const { type, href, text } = token as Tokens.Generic;
    if (types.includes(type)) found.push(href ?? text);
  });
  return found;
}

/** Names of npm scripts in code, as in `npm test` or `npm run check`. */
export function scriptsNamed(doc: string): string[] {
  return partsOf(doc, 'code', 'codespan').flatMap((code) =>
    [...code.matchAll(/\bnpm (run )?([a-z][\w:-]*)/g)]
      .filter(([, run, name = '']) => run || !NPM_COMMAND.test(name))
      .map(([, , name = '']) => name),
  );
}

/** Paths in backticks that look like ones of this repository, cut before the first part that is only an example. */
export function pathsNamed(doc: string): string[] {
  return partsOf(doc, 'codespan')
    .map((code) => code.replace(/^\.\//, '').replace(/:\d+$/, ''))
    .filter((code) => !/\s/.test(code) && !isMadeHere(code))
    .filter((code) => PROJECT_FOLDERS.test(code) || SOURCE_FILE.test(code) || ROOT_FILE.test(code))
    .map((code) => {
      const parts = code.split('/');
      const example = parts.findIndex((part) => EXAMPLE.test(part));
      return (example < 0 ? parts : parts.slice(0, example)).join('/');
    });
}

/** Targets of links and pictures that stay inside the repository. */
export function linksNamed(doc: string): { path: string; anchor: string }[] {
  return partsOf(doc, 'link', 'image')
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', anchor = ''] = target.split('#');
      return { path, anchor };
    });
}

/** The anchors under which a doc's headings can be linked. */
export function anchorsOf(doc: string): string[] {
  return partsOf(doc, 'heading').map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The code in the first cell of each row of the tables under one heading. */
export function firstColumnOf(doc: string, heading: string): string[] {
  const section = doc.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^\|\s*`([^`]+)`/gm)].map(([, name]) => name ?? '');
}

/** Which variables the configuration asks for, seen from outside. */
export function variablesRead(): string[] {
  const asked = new Set<string>();
  const get = (_: object, name: string | symbol) => void asked.add(String(name));
  readConfig(new Proxy<Record<string, string>>({}, { get }));
  return [...asked];
}
