import { type ReactNode, useMemo } from 'react';
import type { Plan } from '#content/schema/plan.ts';
import { registrationLink } from '#domain/plans/plan-facts.ts';
import {
  type PlanQuery,
  parsePlanQuery,
  planHref,
  planQueryEntries,
  type StateName,
} from '#domain/plans/plan-query.ts';
import type * as words from '#words/islands/plan-tools.ts';
import { createWords } from '../../islands/define-island.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { useLocalPath } from '../../ui/link/reader.ts';
import { PhoneWords } from '../../ui/no-wrap.tsx';
import { ShareButtons } from '../../ui/share/share-buttons.tsx';
import hidden from '../../ui/text.module.css';
import { type ChangeState, useUrlState } from '../../ui/url-state/use-url-state.ts';
import styles from './ways.module.css';

export type PlanToolsWords = typeof words;

/** Used by the island and by the server-rendered parts that share components with it. */
export const [PlanWords, usePlanWords] = createWords<PlanToolsWords>();

/** Each link names the plan, because screen readers list links out of context. */
export function BuyAndView({ plan, className }: { plan: Plan; className?: string | undefined }) {
  const { ask } = usePlanWords().planOffer;
  return (
    <p className={joinClasses(styles.buyWays, className)}>
      {/* Nobody should buy what has no published price before asking for it. */}
      {!plan.published && (
        <ButtonLink to={ask.to} label={ask.label} aria-label={`${ask.label}: ${plan.name}`} />
      )}
      <BuyLink plan={plan} variant={plan.published ? 'primary' : 'secondary'} />
      <ViewLink plan={plan} />
    </p>
  );
}

export function BuyLink({ plan, variant = 'primary' }: { plan: Plan; variant?: 'primary' | 'secondary' }) {
  const { buy } = usePlanWords().planOffer;
  return (
    <ButtonLink
      to={registrationLink(buy.to, plan.shortName)}
      variant={variant}
      aria-label={`${buy.label} ${plan.name}`}
    >
      {buy.label}
    </ButtonLink>
  );
}

export function ViewLink({ plan }: { plan: Plan }) {
  const { view, viewNote } = usePlanWords().planOffer;
  return (
    <ButtonLink
      to={plan.pdf}
      variant="secondary"
      target="_blank"
      rel="noopener"
      aria-label={`${view} ${plan.name} (${viewNote})`}
    >
      {view}
    </ButtonLink>
  );
}

export type PlanQueryState = { query: PlanQuery; change: ChangeState<PlanQuery> };

export function usePlanQuery(search: string) {
  const { comparisonIds } = usePlanWords();
  const format = useMemo(
    () => ({
      read: (params: URLSearchParams) => parsePlanQuery(params, comparisonIds),
      href: (query: PlanQuery) => planHref(query, comparisonIds),
    }),
    [comparisonIds],
  );
  return useUrlState(format, search);
}

type QueryFormProps = {
  place: string;
  /** Where its answer is, if that may be out of view; the form itself stays in view when a step is pressed. */
  resultId?: string;
  query: PlanQuery;
  /** The parameters that the form has visible fields for; hidden fields carry the others. */
  fields: readonly StateName[];
  className?: string | undefined;
  children: ReactNode;
};

/** Requests the page in another state; once hydrated, the controls change the state directly. */
export function QueryForm({ place, resultId, query, fields, className, children }: QueryFormProps) {
  const localPath = useLocalPath();
  const { comparisonIds } = usePlanWords();
  const others = planQueryEntries(query, comparisonIds).filter(([name]) => !fields.includes(name));
  return (
    <form
      action={localPath(`/plan#${place}`)}
      className={className}
      data-screen=""
      onSubmit={(event) => {
        event.preventDefault();
        const result = resultId ? document.getElementById(resultId) : null;
        result?.focus({ preventScroll: true });
        result?.scrollIntoView();
      }}
    >
      {/* Enter activates the first submit button of a form, which must not be a toggle or a step. */}
      <button
        type="submit"
        tabIndex={-1}
        aria-hidden="true"
        className={hidden.hidden}
        formAction={resultId && localPath(`/plan#${resultId}`)}
      />
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** Shows the answer of the form even where it stands below the fold. */
export function SubmitToResult({ resultId, label }: { resultId: string; label: string }) {
  const localPath = useLocalPath();
  return (
    <Button type="submit" formAction={localPath(`/plan#${resultId}`)}>
      {label}
    </Button>
  );
}

type ShareAndPrintProps = {
  part: string;
  words: PlanToolsWords['comparisonSharing'] | PlanToolsWords['householdSharing'];
  /** What the link leads to in short, for whoever gets it. */
  summary?: string;
  query: PlanQuery;
  publicUrl: string;
};

export function ShareAndPrint({ part, words, summary, query, publicUrl }: ShareAndPrintProps) {
  const localPath = useLocalPath();
  const { comparisonIds } = usePlanWords();
  const url = publicUrl + localPath(planHref(query, comparisonIds, `#${part}`));
  return (
    <>
      <div className={styles.toolWays} data-screen="">
        <ShareButtons
          link={{ title: summary ? `${words.title}: ${summary}` : words.title, url }}
          words={words}
          whatsAppUrl={words.whatsAppUrl}
        />
        <Button variant="secondary" className={styles.scripted} data-print={part}>
          <Icon name="printer" />
          {words.print}
        </Button>
      </div>
      <p className={styles.printed} data-paper="">
        <PhoneWords text={`${words.printedBy} ${words.printedFrom} ${url}`} />
      </p>
    </>
  );
}
