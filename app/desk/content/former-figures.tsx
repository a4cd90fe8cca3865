import type { Contact } from '#content/schema/contact.ts';
import type { PartId } from '#content/schema/parts.ts';
import { FIGURED_PLANS, type PlanFigures, planFigures } from '#content/schema/plan-figures.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { Banner } from '../ui/page-parts/page-parts.tsx';
import type { NamingText, OwnText } from './content-service.ts';

const AMOUNT = /₦\d[\d,]*\d/g;

/** Amounts, numbers and addresses that visitors see and that a draft changes, as texts name them. */
export function findFormer(part: PartId, published: unknown, content: unknown): string[] {
  if (part === 'plans') return changedAmounts(published as PlanFigures, content as PlanFigures);
  if (part !== 'contact') return [];
  const kept = new Set(numbersIn(content as Contact));
  return [...new Set(numbersIn(published as Contact))].filter((name) => !kept.has(name));
}

/** What visitors read before something else began. */
export interface EarlierContent {
  content: unknown;
  until: string;
}

/** Amounts and numbers that were replaced, each with when that was. */
export function findReplaced(part: PartId, earlier: readonly EarlierContent[], published: unknown) {
  const replaced = new Map<string, string>();
  for (const { content, until } of earlier)
    for (const name of findFormer(part, content, published))
      if (until > (replaced.get(name) ?? '')) replaced.set(name, until);
  return replaced;
}

/**
 * The texts that were not corrected since. Of an amount that another figure has nobody knows what a text means: it is
 * right once somebody has changed the text.
 */
export function findOutdated(
  texts: readonly NamingText[],
  replaced: ReadonlyMap<string, string>,
  published: PlanFigures | undefined,
): NamingText[] {
  const kept = new Set(published && amountsIn(published));
  return texts.flatMap((text) => {
    const names = text.names.filter(
      (name) => !kept.has(name) || (text.changedAt && text.changedAt < (replaced.get(name) ?? '')),
    );
    return names.length > 0 ? [{ ...text, names }] : [];
  });
}

function amountsIn(figures: PlanFigures): string[] {
  return Object.values(figures).flatMap((own) => Object.values(own).map(formatNaira));
}

/** Also one that another figure still has: nobody knows which of them a text means. */
function changedAmounts(published: PlanFigures, content: PlanFigures): string[] {
  const amounts = FIGURED_PLANS.flatMap((plan) =>
    Object.entries(planFigures[plan]).flatMap(([path, unit]) => {
      const figure = published[plan]?.[path];
      return unit === 'naira' && figure && figure !== content[plan]?.[path] ? [formatNaira(figure)] : [];
    }),
  );
  return [...new Set(amounts)];
}

function numbersIn({ lines, whatsApp, fromAbroad, email }: Contact): string[] {
  const all: ({ display?: string; digits: string } | null)[] = [
    ...Object.values(lines),
    ...Object.values(whatsApp),
  ];
  const numbers = all.flatMap((line) => (line ? [line.display ?? '', line.digits] : []));
  return [...numbers, fromAbroad, email].filter(Boolean);
}

/** Amounts that are no figures of the plans, as texts name them that do not follow. */
export function findStrange(texts: readonly OwnText[], figures: PlanFigures): NamingText[] {
  const amounts = new Set(amountsIn(figures));
  return texts.flatMap(({ text, ...rest }) => {
    const names = [...new Set(text.match(AMOUNT))].filter((amount) => !amounts.has(amount));
    return names.length > 0 ? [{ ...rest, names }] : [];
  });
}

/** What does not follow by itself, before it is published. */
export function FormerFigures({ heading, texts }: { heading: string; texts: readonly NamingText[] }) {
  if (texts.length === 0) return null;
  return (
    <Banner tone="warning" heading={heading}>
      <ul>
        {texts.map(({ href, title, names }) => (
          <li key={href}>
            <a href={href}>{title}</a>: {names.join(', ')}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
