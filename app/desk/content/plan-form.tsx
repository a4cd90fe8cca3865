import { contentWords } from '#content/desk/content.ts';
import type { Faq } from '#content/schema/parts.ts';
import {
  FIGURED_PLANS,
  type FiguredPlan,
  type FigureUnit,
  type PlanFigures,
  planFigures,
} from '#content/schema/plan-figures.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { TextField } from '../ui/desk-form/desk-form.tsx';
import { Banner } from '../ui/page-parts/page-parts.tsx';
import styles from './language-fields.module.css';

const words = contentWords.plans;
const MOST = { naira: 1_000_000_000, count: 365 };
/** As people type it: ₦15,000, N15 000 or 15000. */
const TYPED = { naira: /^(?:₦|NGN|N)?\s*(\d[\d, ]*)$/i, count: /^(\d{1,3})$/ };
const AMOUNT = /₦\d[\d,]*\d/g;

const nameOf = (plan: FiguredPlan, path: string) => `${plan}.${path}`;
const write = (figure: number | undefined, unit: FigureUnit) =>
  figure === undefined ? '' : unit === 'naira' ? formatNaira(figure) : String(figure);

/** Each figure of each plan, in the order of the form. */
function listFigures() {
  return FIGURED_PLANS.flatMap((plan) =>
    Object.entries(planFigures[plan]).map(([path, unit]) => ({ plan, path, unit })),
  );
}

export function showPlans(figures: PlanFigures): Record<string, string> {
  return Object.fromEntries(
    listFigures().map(({ plan, path, unit }) => [nameOf(plan, path), write(figures[plan]?.[path], unit)]),
  );
}

export function readPlans(fields: Readonly<Record<string, string>>) {
  const errors: Record<string, string> = {};
  const content: PlanFigures = { standardJaara: {}, jaaraPlus: {}, seniorsPlan: {} };
  for (const { plan, path, unit } of listFigures()) {
    const name = nameOf(plan, path);
    const [, digits = ''] = TYPED[unit].exec(fields[name]?.trim() ?? '') ?? [];
    const figure = Number(digits.replace(/[, ]/g, ''));
    if (figure < 1 || figure > MOST[unit]) errors[name] = words.errors[unit];
    content[plan][path] = figure;
  }
  return { content, errors };
}

/** The figures under their names, for comparing two versions. */
export function describePlans(figures: PlanFigures): Map<string, string> {
  return new Map(
    listFigures().map(({ plan, path, unit }) => [
      `${words.names[plan]}: ${labelOf(path)}`,
      write(figures[plan]?.[path], unit),
    ]),
  );
}

const labelOf = (path: string) => words.figures[path as keyof typeof words.figures];

interface PlanFieldsProps {
  /** The figures that visitors see, and those of the draft. */
  published: PlanFigures;
  content: PlanFigures;
}

export function PlanFields({ published, content }: PlanFieldsProps) {
  return (
    <div className={styles.columns}>
      {FIGURED_PLANS.map((plan) => (
        <fieldset key={plan} className={styles.column}>
          <legend>{words.names[plan]}</legend>
          {Object.entries(planFigures[plan]).map(([path, unit]) => {
            const now = write(published[plan][path], unit);
            const isChanged = published[plan][path] !== content[plan][path];
            return (
              <TextField
                key={path}
                name={nameOf(plan, path)}
                label={labelOf(path)}
                hint={isChanged ? words.changed(now) : words.now(now)}
                inputMode={unit === 'count' ? 'numeric' : 'text'}
                maxLength={20}
                autoComplete="off"
                required
              />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

/** Answers that staff have written themselves do not follow the figures. */
export function findStaleAnswers(faq: Faq, figures: PlanFigures) {
  const amounts = new Set(Object.values(figures).flatMap((own) => Object.values(own).map(formatNaira)));
  return faq
    .flatMap(({ questions }) => questions)
    .map(({ id, words: own }) => ({
      id,
      question: own.en.question,
      amounts: [
        ...new Set(Object.values(own).flatMap(({ answer }) => answer.join(' ').match(AMOUNT) ?? [])),
      ].filter((amount) => !amounts.has(amount)),
    }))
    .filter(({ amounts: strange }) => strange.length > 0);
}

export function StaleAnswers({ answers }: { answers: ReturnType<typeof findStaleAnswers> }) {
  if (answers.length === 0) return null;
  return (
    <Banner tone="warning" heading={words.stale}>
      <ul>
        {answers.map(({ id, question, amounts }) => (
          <li key={id}>
            <a href={`/desk/content/faq/questions/${id}`}>{question}</a> {amounts.join(', ')}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
