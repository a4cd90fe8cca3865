import type { RefObject } from 'react';
import type { EnrolmentQuery } from '#domain/enrolment/enrolment-query.ts';
import type { HospitalChoice } from '#domain/enrolment/hospital-choice.ts';
import { splitAtPhoneLines } from '#domain/text/phone-numbers.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { useLocalPath } from '../../ui/link/reader.ts';
import { CallableWords } from '../../ui/no-wrap.tsx';
import { ShareButtons } from '../../ui/share/share-buttons.tsx';
import styles from './enrol.module.css';
import { type EnrolmentWords, type SummaryLine, summarise, writeSummary } from './summarise.ts';

type EnrolmentSummaryProps = {
  words: EnrolmentWords;
  query: EnrolmentQuery;
  hospital: HospitalChoice;
  publicUrl: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onForget: () => void;
};

export function EnrolmentSummary(props: EnrolmentSummaryProps) {
  const { words, query, hospital, publicUrl, headingRef, onForget } = props;
  const { enrolForm, enrolSummary } = words;
  const localPath = useLocalPath();
  const sections = summarise(words, query, hospital);
  const url = publicUrl + localPath(enrolForm.to);
  return (
    <section id={enrolSummary.id} aria-labelledby="summary-title" className={styles.summary}>
      <h2 id="summary-title" tabIndex={-1} ref={headingRef} className={styles.title}>
        {enrolSummary.heading}
      </h2>
      {sections.length === 0 && <p>{enrolSummary.nobody}</p>}
      {sections.map(({ id, heading, plans, lines }) => (
        <section key={id} aria-labelledby={`summary-${id}`} className={styles.part}>
          <h3 id={`summary-${id}`} className={styles.partTitle}>
            {heading}
          </h3>
          {plans?.map((plan) => (
            <div key={plan.heading} className={styles.plan}>
              <p className={styles.price}>{plan.heading}</p>
              {plan.lines.length > 0 && (
                <ul className={styles.lines}>
                  {plan.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
          <ul className={id === 'papers' ? styles.boxes : styles.lines}>
            {lines.map((line) => (
              <li key={line.text} className={line.to && styles.goLine}>
                <Line line={line} words={words} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {sections.length > 0 && (
        <>
          <div className={styles.ways} data-screen="">
            <ShareButtons
              link={{ title: enrolSummary.heading, url, text: writeSummary(words, sections) }}
              words={enrolSummary.sharing}
              whatsAppUrl={enrolSummary.sharing.whatsAppUrl}
            />
            <Button variant="secondary" data-print="">
              <Icon name="printer" />
              {enrolSummary.sharing.print}
            </Button>
          </div>
          <div className={styles.kept} data-screen="">
            <p>{enrolSummary.kept}</p>
            <button type="button" className={styles.forget} onClick={onForget}>
              {enrolSummary.forget}
            </button>
          </div>
          <p data-paper="">
            {enrolSummary.madeAt} {url}
          </p>
        </>
      )}
    </section>
  );
}

/** Portals and places as links; what names a phone line can be called. On paper the portals are written out. */
function Line({ line: { text, to }, words }: { line: SummaryLine; words: EnrolmentWords }) {
  if (!to) return <CallableWords parts={splitAtPhoneLines(text, Object.values(words.phoneLines))} />;
  const { register, pay, regulator } = words.enrolSummary;
  return (
    <>
      <Link to={to} label={text} className={styles.go} />
      {[register, pay, regulator].some((portal) => portal === to) && (
        <span className={styles.address} data-paper="">
          {to}
        </span>
      )}
    </>
  );
}
