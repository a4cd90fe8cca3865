import type { Token } from 'marked';
import type { PolicyId } from '#content/en/policies.ts';
import { policyTexts, policyValues } from '#content/policies/policy-texts.ts';
import type { Site } from '../../site.ts';

type PolicySection = { id: string; title: string; html: string };

/** The text before the first heading, then one section for each heading. */
export type PolicyText = { intro: string; sections: PolicySection[] };

export async function loadPolicy(
  id: PolicyId,
  { retentionDays }: Pick<Site, 'retentionDays'>,
): Promise<PolicyText> {
  return readPolicy(await policyTexts[id](), { ...policyValues, retentionDays: String(retentionDays) });
}

/**
 * Splits a policy's Markdown into sections, so that the page can list and extend them. The text is our own, so its HTML
 * needs no sanitising.
 */
export async function readPolicy(markdown: string, values: Record<string, string>): Promise<PolicyText> {
  // Every page's module is loaded when the server starts; this library only for readers of a policy.
  const { lexer, parser } = await import('marked');
  const intro: Token[] = [];
  const sections: { title: string; tokens: Token[] }[] = [];
  for (const token of lexer(fillIn(markdown, values))) {
    if (token.type === 'heading' && token.depth === 2) sections.push({ title: token.text, tokens: [] });
    else (sections.at(-1)?.tokens ?? intro).push(token);
  }
  return {
    intro: parser(intro),
    sections: sections.map(({ title, tokens }) => ({ id: anchorOf(title), title, html: parser(tokens) })),
  };
}

function fillIn(markdown: string, values: Record<string, string>): string {
  return markdown.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the policy names {${name}}, which has no value`);
    return value;
  });
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
