import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import { type Manifest, parseAst } from 'vite';
import { expect, test } from 'vitest';
import { NEEDED_OF_ELEMENT, NEEDED_OF_WINDOW, SCRIPT_TARGET } from '#app/script-gate.ts';

/*
 * Which browser knows what is taken from MDN. A name in a script counts as newer than a browser when every interface
 * that has a property of this name got it later: so a property of ours may be called as one that browsers lack, and is
 * then listed below, while `map` of an iterator passes for `map` of an array (which tsconfig.browser.json forbids).
 */
const compat: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

const CLIENT = join(import.meta.dirname, '../../dist/current/client');
const BROWSERS = ['chrome', 'firefox', 'safari'] as const;
/** Of each browser, in this order. */
type Versions = number[];
const oldest: Versions = SCRIPT_TARGET.map((target) => Number(target.replace(/^[a-z]+/, '')));

/** What is used only where it is there, by what happens elsewhere. */
const GUARDED = {
  'a timer instead': 'requestIdleCallback scrollend',
  'never fires, and there is no cross-fade to skip': 'pageswap',
  'slides out of sight can be reached by Tab, as without scripts': 'inert',
  'the style sheet shows tooltips on hover and focus': 'showPopover',
  'the style sheet shows panels while they have the focus': 'hidePopover',
  'not asked for without popovers': 'popoverTargetElement newState',
  'the link is copied': 'share',
  'asked for by ?.': 'trustedTypes navigationPreload',
  'reached through trustedTypes': 'createPolicy createScriptURL emptyHTML',
  'undefined where there is none': 'preloadResponse',
  '@simplewebauthn asks for it first, or sends what there is':
    'authenticatorAttachment getTransports getPublicKey getPublicKeyAlgorithm getAuthenticatorData',
  'React asks for it first': 'reportError setImmediate navigation',
  'React, for a component that we do not use': 'startViewTransition',
  'React sets an attribute': 'fetchPriority imageSizes popover popoverTargetAction',
  'React reads what an event has': 'oldState',
  'an option of listeners, as old as they are': 'capture',
  'an option of fetch, ignored where it is unknown': 'priority',
};
const guarded = new Set(Object.values(GUARDED).flatMap((names) => names.split(' ')));

/** Properties and texts of our own that only sound like an API or an event; none of them is called. */
const OURS =
  /^(?:actions|address|at|badge|check|delay|external|icon|image|maximize|push|role|search|variant|viewport|when)$/;
/** React's own, or behind a check of React's; and it listens for whatever a component may ask for. */
const OF_REACT =
  /^(?:Profiler|ViewTransition|animation|connection|cssFloat|delay|devicePixelRatio|locale|navigate(?:\(\))?|tag|toArray|transferSize|auxclick|beforetoggle|dragexit|fullscreen\w+|loading|search|touch\w+|transitioncancel)$/;

interface Node {
  type: string;
  [key: string]: unknown;
}

test('the gate asks for what the oldest browsers with scripts have', () => {
  const asked = [compat.api[NEEDED_OF_WINDOW], compat.api.Element?.[NEEDED_OF_ELEMENT]];
  const versions = newest(...asked.map(versionsOf));
  expect(BROWSERS.map((browser, index) => `${browser}${versions[index]}`)).toEqual(SCRIPT_TARGET);
});

test('no script of a page or of the desk uses anything newer', () => {
  expect(newerNames(scriptFiles(), oldest)).toEqual([]);
});

test('the service worker uses nothing newer than what it is registered for', () => {
  // See app/offline/offline-copy.behaviour.ts.
  const most = newest(oldest, versionsOf(compat.api.CompressionStream));
  expect(newerNames(['.vite/service-worker.js', '.vite/clean-up-worker.js'], most)).toEqual([]);
});

const lackingOfOldest = namesLacking(oldest);
test.each([
  ['a.at(-1)', 'at()'],
  ['a.at', 'at'],
  ['const { findLast } = a', 'findLast'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['structuredClone(a)', 'structuredClone'],
  ['a.addEventListener("scrollend", b)', 'scrollend'],
  ['a.addEventListener(`scrollend`, b)', 'scrollend'],
  ['/(?<=a)b/.test(c)', '/(?<=a)b/'],
  ['class A { static { b() } }', 'StaticBlock'],
  ['a.map(b).replaceChildren(c ?? d?.e)'],
])('in %s the search for newer names finds %s', (code, ...names) => {
  expect(namesIn(parse(code), lackingOfOldest)).toEqual(names);
});

/** The files of this build; beside them lie those of earlier ones. */
function scriptFiles(): string[] {
  const manifests = ['manifest.json', 'desk-manifest.json'].map(
    (name) => JSON.parse(readFileSync(join(CLIENT, '.vite', name), 'utf8')) as Manifest,
  );
  const files = manifests.flatMap((manifest) => Object.values(manifest).map(({ file }) => file));
  return [...new Set(files.filter((file) => file.endsWith('.js')))];
}

function newerNames(files: readonly string[], versions: Versions): string[] {
  const lacking = namesLacking(versions);
  const found = files.flatMap((file) => {
    const known = file.startsWith('assets/react-') ? OF_REACT : OURS;
    return namesIn(parse(readFileSync(join(CLIENT, file), 'utf8')), lacking)
      .filter((name) => !guarded.has(name.replace('()', '')) && !known.test(name))
      .map((name) => `${name} in ${file}`);
  });
  return found.sort();
}

const parse = (code: string) => parseAst(code) as unknown as Node;

/** What browsers of these versions lack: properties as `.at`, static ones as `Promise.try`, events as `on scrollend`, globals. */
function namesLacking(versions: Versions): Set<string> {
  const names = new Map<string, boolean>();
  const isMissing = (feature: Identifier) =>
    versionsOf(feature).some((version, index) => version > (versions[index] ?? 0));
  /** Missing only if it is missing everywhere. */
  const note = (name: string, feature: Identifier) =>
    names.set(name, (names.get(name) ?? true) && isMissing(feature));

  const { builtins = {} } = compat.javascript;
  const interfaces = { ...compat.api, ...builtins } as Record<string, Identifier>;
  for (const [owner, node] of Object.entries(interfaces)) {
    if (node.__compat) note(owner, node);
    if (node.__compat && isMissing(node)) continue;
    for (const [key, feature] of Object.entries(node as Record<string, Identifier>)) {
      if (key === '__compat' || !feature.__compat) continue;
      const [, name = '', suffix] = /^(.*?)(_static|_event)?$/.exec(key) ?? [];
      const specs = [feature.__compat.spec_url ?? []].flat().join(' ');
      const isStatic = suffix === '_static' || (owner in builtins && !specs.includes('.prototype.'));
      note(suffix === '_event' ? `on ${name}` : `${isStatic ? owner : ''}.${name}`, feature);
      if (/^(?:Window|_globals)$/.test(owner)) note(name, feature);
    }
  }
  return new Set([...names.keys()].filter((name) => names.get(name)));
}

const NEW_SYNTAX = new Set(['StaticBlock', 'ImportAttribute', 'Decorator', 'AccessorProperty']);
/** Looking behind is known to Safari since 2023, the flags since then or later. */
const NEW_PATTERN = /\(\?<[=!]|\(\?[ims-]+:/;
const NEW_FLAGS = /[dv]/;

function namesIn(root: Node, lacking: Set<string>): string[] {
  const found = new Set<string>();
  const called = new Set<unknown>();
  const look = (name: string, shown = name) => lacking.has(name) && found.add(shown);
  const lookForEvent = (text: unknown) => look(`on ${text}`, String(text));
  const visit = (node: Node): void => {
    const { type } = node;
    if (NEW_SYNTAX.has(type)) found.add(type);
    if (type === 'CallExpression') called.add(node.callee);
    const key = (type === 'MemberExpression' ? node.property : node.key) as Node | undefined;
    const name = key?.type === 'Identifier' && !node.computed ? String(key.name) : '';
    if (type === 'MemberExpression') look(`${(node.object as Node).name}.${name}`);
    look(`.${name}`, called.has(node) ? `${name}()` : name);
    if (type === 'Identifier') look(String(node.name));
    if (type === 'Literal') {
      const { regex, value } = node as { regex?: { pattern: string; flags: string }; value?: unknown };
      if (regex && (NEW_PATTERN.test(regex.pattern) || NEW_FLAGS.test(regex.flags)))
        found.add(`/${regex.pattern}/${regex.flags}`);
      lookForEvent(value);
    }
    // As the minifier writes a text.
    if (type === 'TemplateElement') lookForEvent((node.value as { cooked: string }).cooked);
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(root);
  return [...found];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

const newest = (...all: Versions[]): Versions =>
  BROWSERS.map((_browser, index) => Math.max(...all.map((versions) => versions[index] ?? 0)));

/** The first version of each browser that has all of it, by this name and without a setting. */
function versionsOf(feature: Identifier | undefined): Versions {
  return BROWSERS.map((browser) => {
    const statements = [feature?.__compat?.support?.[browser] ?? []].flat();
    const whole = statements.filter(
      ({ flags, prefix, alternative_name, version_removed, partial_implementation }) =>
        !flags && !prefix && !alternative_name && !version_removed && !partial_implementation,
    );
    const versions = whole.map(({ version_added }) => Number.parseFloat(`${version_added}`.replace('≤', '')));
    return Math.min(Number.POSITIVE_INFINITY, ...versions.filter((version) => !Number.isNaN(version)));
  });
}
