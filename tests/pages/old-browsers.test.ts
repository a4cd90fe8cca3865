import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data';
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
type Versions = Record<(typeof BROWSERS)[number], number>;

/** Used only where it is there; the reason says what happens elsewhere. */
const GUARDED: Record<string, string> = {
  requestIdleCallback: 'a timer instead',
  scrollend: 'a timer instead',
  pageswap: 'never fires, and there is no cross-fade to skip',
  inert: 'slides out of sight can be reached by Tab, as without scripts',
  showPopover: 'the style sheet shows tooltips on hover and focus',
  hidePopover: 'the style sheet shows panels while they have the focus',
  popoverTargetElement: 'asked after showPopover',
  newState: 'no toggle event without popovers',
  share: 'the link is copied',
  trustedTypes: 'asked for by ?.',
  createPolicy: 'reached through trustedTypes',
  createScriptURL: 'reached through trustedTypes',
  emptyHTML: 'reached through trustedTypes',
  navigationPreload: 'asked for by ?.',
  preloadResponse: 'undefined where there is none',
  authenticatorAttachment: '@simplewebauthn sends what there is',
  getTransports: '@simplewebauthn asks for it first',
  getPublicKey: '@simplewebauthn asks for it first',
  getPublicKeyAlgorithm: '@simplewebauthn asks for it first',
  getAuthenticatorData: '@simplewebauthn asks for it first',
  reportError: 'React asks for it first',
  setImmediate: 'React asks for it first',
  navigation: 'React asks for it first',
  startViewTransition: 'React, for a component that we do not use',
  fetchPriority: 'React sets an attribute',
  imageSizes: 'React sets an attribute',
  popover: 'React sets an attribute',
  popoverTargetAction: 'React sets an attribute',
  oldState: 'React reads what an event has',
  capture: 'an option of listeners, as old as they are',
  priority: 'an option of fetch, ignored where it is unknown',
};

/** Properties and texts of our own that only sound like an API or an event; none of them is called. */
const OURS =
  /^(?:actions|address|at|badge|check|delay|external|icon|image|maximize|push|role|search|variant|viewport|when)$/;
/** React's own, or behind a check of React's. */
const OF_REACT =
  /^(?:Profiler|ViewTransition|animation|connection|cssFloat|delay|devicePixelRatio|locale|navigate(?:\(\))?|tag|toArray|transferSize)$/;
/** It listens for whatever a component may ask for. */
const EVENTS_OF_REACT =
  /^(?:auxclick|beforetoggle|dragexit|fullscreen\w+|loading|search|touch\w+|transitioncancel)$/;

interface Node {
  type: string;
  [key: string]: unknown;
}

test('the gate asks for what the oldest browsers with scripts have', () => {
  const asked = [compat.api[NEEDED_OF_WINDOW], compat.api.Element?.[NEEDED_OF_ELEMENT]];
  expect(targets(newest(...asked.map(versionsOf)))).toEqual(SCRIPT_TARGET);
});

test('no script of a page or of the desk uses anything newer', () => {
  expect(newerNames(scriptFiles(), versionsOfTarget())).toEqual([]);
});

test('the service worker uses nothing newer than what it is registered for', () => {
  // See app/offline/offline-copy.behaviour.ts.
  const most = newest(versionsOfTarget(), versionsOf(compat.api.CompressionStream));
  const workers = ['.vite/service-worker.js', '.vite/clean-up-worker.js'];
  expect(newerNames(workers, most)).toEqual([]);
});

test('the search for newer names finds what there was', () => {
  const names = known(versionsOfTarget());
  const found = (code: string) => namesIn(parse(code), names);
  expect(found('a.at(-1)')).toEqual(['at()']);
  expect(found('a.at')).toEqual(['at']);
  expect(found('const { findLast } = a')).toEqual(['findLast']);
  expect(found('Promise.withResolvers()')).toEqual(['Promise.withResolvers']);
  expect(found('structuredClone(a)')).toEqual(['structuredClone']);
  expect(found('a.addEventListener("scrollend", b)')).toEqual(['scrollend']);
  expect(found('a.addEventListener(`scrollend`, b)')).toEqual(['scrollend']);
  expect(found('/(?<=a)b/.test(c)')).toEqual(['/(?<=a)b/']);
  expect(found('class A { static { b() } }')).toEqual(['StaticBlock']);
  expect(found('a.map(b).replaceChildren(c ?? d?.e)')).toEqual([]);
});

/** The files of this build; beside them lie those of earlier ones. */
function scriptFiles(): string[] {
  const manifests = ['manifest.json', 'desk-manifest.json'].map(
    (name) => JSON.parse(readFileSync(join(CLIENT, '.vite', name), 'utf8')) as Manifest,
  );
  const files = manifests.flatMap((manifest) => Object.values(manifest).map(({ file }) => file));
  return [...new Set(files.filter((file) => file.endsWith('.js')))];
}

function newerNames(files: readonly string[], oldest: Versions): string[] {
  const names = known(oldest);
  const found = files.flatMap((file) =>
    namesIn(parse(readFileSync(join(CLIENT, file), 'utf8')), names)
      .filter((name) => !(name.replace('()', '') in GUARDED) && !isKnown(file, name))
      .map((name) => `${name} in ${file}`),
  );
  return found.sort();
}

function isKnown(file: string, name: string): boolean {
  const isReact = file.startsWith('assets/react-');
  return (isReact ? [OF_REACT, EVENTS_OF_REACT] : [OURS]).some((names) => names.test(name));
}

function parse(code: string): Node {
  return parseAst(code) as unknown as Node;
}

/** The names that these browsers lack, by what they are names of. */
interface Lacking {
  properties: Set<string>;
  statics: Set<string>;
  globals: Set<string>;
  events: Set<string>;
}

function known(oldest: Versions): Lacking {
  const isMissing = (feature: Identifier) =>
    BROWSERS.some((browser) => versionsOf(feature)[browser] > oldest[browser]);
  const [properties, statics, globals, events] = [0, 1, 2, 3].map(() => new Map<string, boolean>()) as [
    Map<string, boolean>,
    Map<string, boolean>,
    Map<string, boolean>,
    Map<string, boolean>,
  ];
  /** Missing only if it is missing everywhere. */
  const note = (names: Map<string, boolean>, name: string, feature: Identifier) =>
    names.set(name, (names.get(name) ?? true) && isMissing(feature));

  const { builtins = {} } = compat.javascript;
  const interfaces = { ...compat.api, ...builtins } as Record<string, Identifier>;
  for (const [owner, node] of Object.entries(interfaces)) {
    if (node.__compat) note(globals, owner, node);
    if (node.__compat && isMissing(node)) continue;
    for (const [key, feature] of Object.entries(node as Record<string, Identifier>)) {
      if (key === '__compat' || !feature.__compat) continue;
      const [, name = '', suffix] = /^(.*?)(_static|_event)?$/.exec(key) ?? [];
      const isBuiltIn = owner in builtins;
      const specs = [feature.__compat.spec_url ?? []].flat().join(' ');
      if (suffix === '_event') note(events, name, feature);
      else if (suffix === '_static' || (isBuiltIn && !specs.includes('.prototype.')))
        note(statics, `${owner}.${name}`, feature);
      else note(properties, name, feature);
      if (/^(?:Window|_globals)$/.test(owner)) note(globals, name, feature);
    }
  }
  const missing = (names: Map<string, boolean>) =>
    new Set([...names].filter(([, isNew]) => isNew).map(([name]) => name));
  return {
    properties: missing(properties),
    statics: missing(statics),
    globals: missing(globals),
    events: missing(events),
  };
}

const NEW_SYNTAX = new Set(['StaticBlock', 'ImportAttribute', 'Decorator', 'AccessorProperty']);
/** Looking behind is known to Safari since 2023, the flags since then or later. */
const NEW_PATTERN = /\(\?<[=!]|\(\?[ims-]+:/;
const NEW_FLAGS = /[dv]/;

function namesIn(root: Node, lacking: Lacking): string[] {
  const found = new Set<string>();
  const called = new Set<unknown>();
  const visit = (node: Node): void => {
    const { type } = node;
    if (NEW_SYNTAX.has(type)) found.add(type);
    if (type === 'CallExpression') called.add(node.callee);
    const key = (type === 'MemberExpression' ? node.property : node.key) as Node | undefined;
    const name = key?.type === 'Identifier' && !node.computed ? String(key.name) : '';
    const owner = type === 'MemberExpression' ? String((node.object as Node).name) : '';
    if (lacking.statics.has(`${owner}.${name}`)) found.add(`${owner}.${name}`);
    if (lacking.properties.has(name)) found.add(called.has(node) ? `${name}()` : name);
    if (type === 'Identifier' && lacking.globals.has(String(node.name))) found.add(String(node.name));
    if (type === 'Literal') {
      const { regex, value } = node as { regex?: { pattern: string; flags: string }; value?: unknown };
      if (regex && (NEW_PATTERN.test(regex.pattern) || NEW_FLAGS.test(regex.flags)))
        found.add(`/${regex.pattern}/${regex.flags}`);
      if (lacking.events.has(String(value))) found.add(String(value));
    }
    // As the minifier writes a text.
    if (type === 'TemplateElement') {
      const { cooked } = node.value as { cooked: string };
      if (lacking.events.has(cooked)) found.add(cooked);
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(root);
  return [...found];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function versionsOfTarget(): Versions {
  const versions = SCRIPT_TARGET.map((target) => /^([a-z]+)([\d.]+)$/.exec(target) ?? []);
  return Object.fromEntries(versions.map(([, browser, version]) => [browser, Number(version)])) as Versions;
}

function targets(versions: Versions): string[] {
  return BROWSERS.map((browser) => `${browser}${versions[browser]}`);
}

function newest(...all: Versions[]): Versions {
  return Object.fromEntries(
    BROWSERS.map((browser) => [browser, Math.max(...all.map((versions) => versions[browser]))]),
  ) as Versions;
}

/** The first version of each browser that has all of it, by this name and without a setting. */
function versionsOf(feature: Identifier | undefined): Versions {
  const support = feature?.__compat?.support;
  return Object.fromEntries(
    BROWSERS.map((browser) => [browser, firstVersion([support?.[browser] ?? []].flat())]),
  ) as Versions;
}

function firstVersion(statements: SupportStatement[]): number {
  const versions = statements.flat().flatMap((statement) => {
    const {
      version_added: added,
      flags,
      prefix,
      alternative_name: other,
      version_removed: removed,
    } = statement;
    const isWhole = !flags && !prefix && !other && !removed && !statement.partial_implementation;
    return isWhole && typeof added === 'string' ? [Number.parseFloat(added.replace('≤', ''))] : [];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...versions.filter((version) => !Number.isNaN(version)));
}
