import { contentWords } from '#content/desk/content.ts';
import type { Contact } from '#content/schema/contact.ts';
import type { Faq, PartId } from '#content/schema/parts.ts';
import { FIGURED_PLANS, type PlanFigures, planFigures } from '#content/schema/plan-figures.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { Banner } from '../ui/page-parts/page-parts.tsx';
import type { NamingText } from './content-service.ts';

const words = contentWords.former;

/** Amounts, numbers and addresses that visitors see and that a draft changes, as texts name them. */
export function findFormer(part: PartId, published: unknown, content: unknown): string[] {
  if (part === 'plans') return changedAmounts(published as PlanFigures, content as PlanFigures);
  if (part !== 'contact') return [];
  const kept = new Set(numbersIn(content as Contact));
  return [...new Set(numbersIn(published as Contact))].filter((name) => !kept.has(name));
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

/** Answers that staff have written themselves and that name one of these. */
export function findAnswers(faq: Faq, names: readonly string[]): NamingText[] {
  const all = faq.flatMap(({ questions }) => questions);
  return all.flatMap(({ id, words: own }) => {
    const text = Object.values(own)
      .flatMap(({ answer }) => answer)
      .join('\n');
    const named = names.filter((name) => text.includes(name));
    const href = `/desk/content/faq/questions/${id}`;
    return named.length > 0 ? [{ href, title: own.en.question, names: named }] : [];
  });
}

/** What does not follow by itself, before it is published. */
export function FormerFigures({ texts }: { texts: readonly NamingText[] }) {
  if (texts.length === 0) return null;
  return (
    <Banner tone="warning" heading={words.heading}>
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
