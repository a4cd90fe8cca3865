import type { CoverQuery, DayMistake, DayName } from '#domain/plans/cover-dates.ts';
import { coverDateBounds } from '#facts/plans.ts';
import { coverDatesPage, coverDatesForm as words } from '#words/cover-dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Field, SelectField } from '../../../ui/field/field.tsx';
import { useFormTarget } from '../../../ui/link/reader.ts';
import styles from './cover-dates.module.css';

/** Where the form leads; where there is none, browsers go to what is wrong instead. */
export const COVER_ANSWER = 'answer';

const DAYS: DayName[] = ['paid', 'enrolled', 'due'];

/** The form on its own page, with everything that was typed; closed once it is answered. */
export function CoverDatesForm({ query: { planId, typed, mistakes, asked } }: { query: CoverQuery }) {
  const target = useFormTarget(`${words.to}#${COVER_ANSWER}`);
  const errors = DAYS.flatMap((name) => {
    const mistake = mistakes[name];
    return mistake ? [{ name, reason: explain(name, mistake) }] : [];
  });
  const form = (
    <form {...target} className={styles.form} data-screen="">
      {errors.length > 0 && (
        <div className={styles.whole}>
          <ErrorSummary
            heading={words.errorHeading}
            errors={errors.map(({ name, reason }) => ({ reason, targetId: name }))}
          />
        </div>
      )}
      <PlanField planId={planId} />
      {DAYS.map((name) => (
        <DayField
          key={name}
          name={name}
          typed={typed[name]}
          error={errors.find((error) => error.name === name)?.reason}
        />
      ))}
      <Button type="submit" className={styles.submit}>
        {words.submit}
      </Button>
    </form>
  );
  if (!asked) return form;
  return (
    <Disclosure
      className={styles.again}
      data-screen=""
      summary={<h2 className={styles.title}>{coverDatesPage.changeHeading}</h2>}
    >
      {form}
    </Disclosure>
  );
}

function PlanField({ planId }: { planId?: string }) {
  return (
    <SelectField label={words.plan} name="plan" id="plan" defaultValue={planId}>
      {words.planChoices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function DayField({ name, typed, error }: { name: DayName; typed?: string; error?: string | undefined }) {
  // What is no day cannot stand in a field of days, and would be lost.
  const isText = error !== undefined;
  return (
    <Field
      {...words[name]}
      name={name}
      id={name}
      type={isText ? 'text' : 'date'}
      min={isText ? undefined : name === 'enrolled' ? coverDateBounds.enrolled : coverDateBounds.paid}
      max={isText ? undefined : coverDateBounds.last}
      defaultValue={typed || undefined}
      error={error}
    />
  );
}

function explain(name: DayName, mistake: DayMistake): string {
  const { label } = words[name];
  if (mistake === 'not-a-day') return words.errors.notADay(label);
  if (mistake === 'too-late') return words.errors.tooLate(label);
  if (mistake === 'after-payment') return words.errors.enrolledLater;
  if (mistake === 'before-payment') return words.errors.dueEarlier;
  return name === 'enrolled' ? words.errors.enrolledTooEarly : words.errors.tooEarly(label);
}
