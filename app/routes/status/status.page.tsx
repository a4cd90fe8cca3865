import type { ReactNode } from 'react';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { providerLists } from '#words/directory.ts';
import { dateWords } from '#words/language.ts';
import { serviceStatus as words } from '#words/service-status.ts';
import { definePage, usePage } from '../../page.ts';
import type { SiteStatus } from '../../site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { PhoneCards } from '../../ui/link-card/link-card.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './status.module.css';

/** What works at this moment, for those for whom something does not; it needs no database. */
export default definePage<SiteStatus>({
  isLive: true,
  load: ({ site }) => site.status(),
  meta: () => ({ ...words, canonical: '/status', noindex: true }),
  View: Status,
});

function Status({ data: { checkedAt, isBusy, takesMessages, mails } }: { data: SiteStatus }) {
  const { pages, messages, mails: mailWords, lists } = words.parts;
  const { directory } = usePage().site;
  const isMailWell = mails.state === 'sent' || mails.state === 'none';
  const isWell = !isBusy && takesMessages && isMailWell;
  return (
    <>
      <PageHead
        heading={words.heading}
        lead={!isWell ? words.notAll : mails.state === 'none' ? words.allButMails : words.allWell}
      />
      <div className={styles.page}>
        <p className={styles.checked}>{words.checked(formatMoment(checkedAt, dateWords))}</p>
        <ul className={styles.parts}>
          <Part name={pages.name} isWell={!isBusy}>
            {isBusy ? pages.busy : pages.well}
          </Part>
          <Part name={messages.name} isWell={takesMessages}>
            {takesMessages ? messages.well : messages.failing}
          </Part>
          <Part name={mailWords.name} {...(mails.state !== 'none' && { isWell: isMailWell })}>
            {mailText(mails)}
          </Part>
          <Part name={lists.name}>
            {directory.providerLists.map(({ id, date }) => (
              <span key={id} className={styles.line}>
                {lists.date(titleOf(id), formatDate(date, dateWords))}
              </span>
            ))}
          </Part>
        </ul>
        <section aria-labelledby="call-title">
          <h2 id="call-title" className={styles.title}>
            {words.callHeading}
          </h2>
          <PhoneCards lines={words.lines} className={styles.lines} />
        </section>
      </div>
    </>
  );
}

/** Without a mark where there is nothing to be well or not. */
function Part({ name, isWell, children }: { name: string; isWell?: boolean; children: ReactNode }) {
  const hasTrouble = isWell === false;
  return (
    <li className={hasTrouble ? styles.trouble : isWell ? styles.part : styles.neutral}>
      <Icon name={hasTrouble ? 'circle-alert' : isWell ? 'check' : 'info'} />
      <div>
        <h2 className={styles.title}>{name}</h2>
        {isWell !== undefined && (
          <p className={styles.mark}>{isWell ? words.marks.well : words.marks.trouble}</p>
        )}
        <p>{children}</p>
      </div>
    </li>
  );
}

function mailText(mails: SiteStatus['mails']): string {
  const { late, well, none, unknown } = words.parts.mails;
  if (mails.state === 'late') return late(formatMoment(mails.since, dateWords));
  return { sent: well, none, unknown }[mails.state];
}

function titleOf(list: string): string {
  return providerLists.find(({ id }) => id === list)?.title ?? list;
}
