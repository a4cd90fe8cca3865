import type { ReactNode } from 'react';
import { formatMoment } from '#domain/text/format-date.ts';
import { complaintStates, complaintStatusPage, nextSteps } from '#words/complaint-page.ts';
import { dateWords } from '#words/language.ts';
import type { ComplaintStatus } from '../../site.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './status-report.module.css';

const { found: words } = complaintStatusPage;

type StatusReportProps = { status: ComplaintStatus; children: ReactNode };

/** Where a complaint is now, and every step of it with its day and the staff's note. */
export function StatusReport({ status, children }: StatusReportProps) {
  const { reference, state, receivedAt, steps } = status;
  const every = [{ state: 'received' as const, at: receivedAt, note: '' }, ...steps];
  return (
    <div className={styles.report}>
      <PageHead heading={words.heading} lead={complaintStates[state].text} />
      <div className={styles.page}>
        <dl className={styles.now}>
          <dt>{words.referenceLabel}</dt>
          <dd className={styles.reference}>{reference}</dd>
          <dt>{words.stateLabel}</dt>
          <dd className={styles.state}>{complaintStates[state].label}</dd>
        </dl>
        <section aria-labelledby="history-title">
          <h2 id="history-title" className={styles.heading}>
            {words.historyHeading}
          </h2>
          <ol className={styles.steps}>
            {every.map((step) => (
              <li key={step.at} className={styles.step}>
                <p>
                  <strong>{complaintStates[step.state].label}</strong>{' '}
                  <time dateTime={step.at} className={styles.moment}>
                    {formatMoment(step.at, dateWords)}
                  </time>
                </p>
                {step.note && (
                  <blockquote className={styles.note} aria-label={words.noteLabel}>
                    {step.note}
                  </blockquote>
                )}
              </li>
            ))}
          </ol>
        </section>
        {state !== 'answered' && <p>{nextSteps.byWhen}</p>}
        {children}
        <p>
          <ButtonLink to={words.again.to} variant="secondary">
            {words.again.label}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
