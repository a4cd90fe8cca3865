import type { Page } from '@playwright/test';
import { parse } from 'yaml';

/** One thing that a screen reader says, with what stands inside it. */
interface Spoken {
  role: string;
  name: string;
  level?: number;
  url?: string;
  inside: Spoken[];
}

type SnapshotNode = string | Record<string, string | SnapshotNode[]>;

const HEAD = /^(?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<states>.*)$/;

function readNode(node: SnapshotNode): Spoken {
  const [head = '', rest = []] = typeof node === 'string' ? [node] : (Object.entries(node)[0] ?? []);
  const { role = '', name = '', states = '' } = HEAD.exec(head)?.groups ?? {};
  const parts = typeof rest === 'string' ? [] : rest;
  const url = parts.flatMap((part) =>
    typeof part === 'object' && '/url' in part ? [String(part['/url'])] : [],
  );
  const level = /\[level=(\d)\]/.exec(states)?.[1];
  return {
    role,
    name,
    inside: parts
      .filter((part) => !(typeof part === 'object' && Object.keys(part)[0]?.startsWith('/')))
      .map(readNode),
    ...(level && { level: Number(level) }),
    ...(url[0] && { url: url[0] }),
  };
}

/** The whole page in the order in which it is heard. */
export async function readSpokenOrder(page: Page): Promise<Spoken[]> {
  return (parse(await page.locator('body').ariaSnapshot()) as SnapshotNode[]).map(readNode);
}

export function allWithin(nodes: Spoken[]): Spoken[] {
  return nodes.flatMap((node) => [node, ...allWithin(node.inside)]);
}

/** What somebody who only hears the page could not follow. */
export function findUnclear(nodes: Spoken[]): string[] {
  const all = allWithin(nodes);
  const unclear: string[] = [];

  const levels = all.flatMap(({ role, level }) => (role === 'heading' && level ? [level] : []));
  if (levels.filter((level) => level === 1).length !== 1) unclear.push(`headings: ${levels.join(' ')}`);
  levels.forEach((level, index) => {
    if (level > (levels[index - 1] ?? 0) + 1)
      unclear.push(`a heading of level ${level} after ${levels[index - 1]}`);
  });

  const targets = new Map<string, string>();
  for (const { role, name, url = '' } of all) {
    if (['link', 'button', 'img', 'textbox', 'combobox'].includes(role) && !name)
      unclear.push(`a ${role} without a name ${url}`);
    if (role !== 'link') continue;
    const target = targets.get(name) ?? url;
    targets.set(name, target);
    if (target !== url) unclear.push(`links "${name}" lead to ${target} and to ${url}`);
  }

  return unclear;
}

/** Tables whose cells do not say what they belong to. On a phone some are cards, whose cells carry their own labels. */
export function findHeadless(nodes: Spoken[]): string[] {
  const tables = allWithin(nodes).filter(({ role }) => role === 'table');
  const headless = tables.filter(
    ({ inside }) => !allWithin(inside).some(({ role }) => role === 'columnheader'),
  );
  return headless.map(({ name, inside }) => name || `a table with ${allWithin(inside)[3]?.name}`);
}
