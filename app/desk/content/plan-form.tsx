import { contentWords } from '#content/desk/content.ts';
import {
  FIGURE_BOUNDS,
  FIGURED_PLANS,
  type FiguredPlan,
  type FigureUnit,
  type PlanFigures,
  planFigures,
} from '#content/schema/plan-figures.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TextField, useFormErrors } from '../ui/desk-form/desk-form.tsx';
import { StateBadge } from '../ui/page-parts/page-parts.tsx';
import styles from './language-fields.module.css';

const words = contentWords.plans;
/** As people type it: ₦15,000, N15 000 or 15000; 4 or 4 months; 2 or year 2. */
const TYPED: Record<FigureUnit, RegExp> = {
  naira: /^(?:₦|NGN|N)?\s*(\d[\d, ]*)$/i,
  count: /^(\d{1,3})$/,
  months: /^(\d{1,2})(?:\s*months?)?$/i,
  year: /^(?:year\s*)?(\d)$/i,
  laterYear: /^(?:year\s*)?(\d)$/i,
};

const nameOf = (plan: FiguredPlan, path: string) => `${plan}.${path}`;

function write(figure: number | undefined, unit: FigureUnit): string {
  if (figure === undefined) return '';
  if (unit === 'naira') return formatNaira(figure);
  if (unit === 'months') return words.months(figure);
  return unit === 'count' ? String(figure) : words.year(figure);
}

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
  const content: PlanFigures = { standardJaara: {}, jaaraPlus: {}, seniorsPlan: {}, waitingTimes: {} };
  for (const { plan, path, unit } of listFigures()) {
    const name = nameOf(plan, path);
    const [, digits = ''] = TYPED[unit].exec(fields[name]?.trim() ?? '') ?? [];
    const figure = Number(digits.replace(/[, ]/g, ''));
    const [least, most] = FIGURE_BOUNDS[unit];
    if (figure < least || figure > most) errors[name] = words.errors[unit];
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

/** A figure by its name in the form, as a line of the audit log names it; undefined for any other field. */
export function describeFigure(name: string) {
  const found = listFigures().find(({ plan, path }) => nameOf(plan, path) === name);
  return (
    found && {
      name: `${words.names[found.plan]}: ${labelOf(found.path)}`,
      write: (figure: unknown) => (typeof figure === 'number' ? write(figure, found.unit) : ''),
    }
  );
}

const labelOf = (path: string) => words.figures[path as keyof typeof words.figures];

interface PlanFieldsProps {
  /** The figures that visitors see, and those of the draft. */
  published: PlanFigures;
  content: PlanFigures;
}

/** One plan at a time, since all of them are a long way on a phone. */
export function PlanFields({ published, content }: PlanFieldsProps) {
  const wrong = Object.keys(useFormErrors());
  const hasErrors = (plan: FiguredPlan) => wrong.some((name) => name.startsWith(`${plan}.`));
  const isChanged = (plan: FiguredPlan, path: string) => published[plan][path] !== content[plan][path];
  const changedIn = (plan: FiguredPlan) =>
    Object.keys(planFigures[plan]).filter((path) => isChanged(plan, path)).length;
  const open = FIGURED_PLANS.find(hasErrors) ?? FIGURED_PLANS.find(changedIn) ?? FIGURED_PLANS[0];
  return (
    <>
      {FIGURED_PLANS.map((plan) => (
        <details
          key={plan}
          className={styles.group}
          // Browsers keep one of a name open, which must not hide what is wrong in another.
          name={wrong.length > 0 ? undefined : 'plan'}
          open={plan === open || hasErrors(plan)}
        >
          <summary>
            {words.names[plan]}{' '}
            {changedIn(plan) > 0 && <StateBadge tone="new">{words.countChanged(changedIn(plan))}</StateBadge>}
          </summary>
          <fieldset className={styles.figures}>
            <legend>
              <VisuallyHidden>{words.names[plan]}</VisuallyHidden>
            </legend>
            {Object.entries(planFigures[plan]).map(([path, unit]) => {
              const now = write(published[plan][path], unit);
              return (
                <TextField
                  key={path}
                  name={nameOf(plan, path)}
                  label={labelOf(path)}
                  hint={isChanged(plan, path) ? words.changed(now) : words.now(now)}
                  inputMode={unit === 'count' ? 'numeric' : 'text'}
                  maxLength={20}
                  autoComplete="off"
                />
              );
            })}
          </fieldset>
        </details>
      ))}
    </>
  );
}
