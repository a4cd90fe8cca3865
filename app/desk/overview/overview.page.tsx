import type { ReactNode } from 'react';
import { overviewWords as words } from '#content/desk/desk-words.ts';
import { listWords } from '#content/desk/lists.ts';
import { ROLES } from '#domain/desk/roles.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { listTitle } from '../lists/find-list.ts';
import { formatCount } from '../numbers/numbers.ts';
import { DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';
import styles from './overview.module.css';

/** Where each number leads; what is due stands out unless there is none. */
const inboxWays = [
  ['overdue', '/desk/messages?due=overdue', 'due'],
  ['dueToday', '/desk/messages?due=today', 'due'],
  ['mine', '/desk/messages?state=open&whose=mine'],
  ['unassigned', '/desk/messages?state=open&whose=unassigned', 'due'],
  ['receivedMessages', '/desk/messages?kind=message&state=received', 'due'],
  ['openMessages', '/desk/messages?kind=message&state=in-progress'],
  ['receivedComplaints', '/desk/messages?kind=complaint&state=received', 'due'],
  ['openComplaints', '/desk/messages?kind=complaint&state=in-progress'],
  ['spam', '/desk/messages?held=only'],
  ['heldSignUps', '/desk/sign-ups'],
  ['waitingMails', '/desk/numbers#mails'],
  ['failedMails', '/desk/numbers#mails', 'due'],
] as const;
const blogWays = [
  ['drafts', '/desk/posts?state=draft'],
  ['scheduled', '/desk/posts?state=scheduled'],
  ['published', '/desk/posts?state=published'],
] as const;

export default defineDeskPage({
  roles: ROLES,
  load: ({ desk, person }) => desk.overview.read(person),
  title: words.title,
  View: ({ data: { inbox, blog, drafts, approvals, lists, reports = 0, views } }) => (
    <>
      <DeskHead heading={words.title} />
      <div className={styles.parts}>
        {inbox && (
          <Ways heading={words.inbox.heading}>
            {inboxWays.map(([name, href, isDue]) => (
              <Way key={name} href={href} label={words.inbox[name]} count={inbox[name]} isDue={isDue} />
            ))}
          </Ways>
        )}
        {blog && (
          <Ways heading={words.blog.heading} action={<a href="/desk/posts/new">{words.blog.write}</a>}>
            {blogWays.map(([name, href]) => (
              <Way key={name} href={href} label={words.blog[name]} count={blog[name]} />
            ))}
          </Ways>
        )}
        {approvals !== undefined && (
          <Ways heading={words.content.heading}>
            <Way href="/desk/approvals" label={words.content.waiting} count={approvals} isDue="due" />
            {drafts !== undefined && <Way href="/desk/content" label={words.content.drafts} count={drafts} />}
          </Ways>
        )}
        {lists && (
          <Ways
            heading={words.lists.heading}
            action={
              <span className={styles.actions}>
                <a href="/desk/places">{listWords.onePlace}</a>
                <a href="/desk/lists">{words.lists.upload}</a>
              </span>
            }
          >
            <Way href="/desk/places#reported" label={words.lists.reports} count={reports} isDue="due" />
            {lists.map(({ list, date, rows }) => {
              const label = words.lists.of(listTitle(list), formatDate(date));
              return <Way key={list} href={`/desk/lists/${list}`} label={label} count={rows} />;
            })}
          </Ways>
        )}
        <Ways heading={words.numbers.heading}>
          <Way href="/desk/numbers" label={words.numbers.views} count={views} />
        </Ways>
      </div>
    </>
  ),
});

function Ways({ heading, action, children }: { heading: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Panel heading={heading} action={action}>
      <ul className={styles.ways}>{children}</ul>
    </Panel>
  );
}

/** A way into a part of the desk, with how much is there. */
function Way(props: { href: string; label: string; count: number; isDue?: 'due' | undefined }) {
  const { href, label, count, isDue } = props;
  return (
    <li>
      <a href={href} className={styles.way}>
        <span>{label}</span>
        <strong className={isDue && count > 0 ? styles.due : undefined}>{formatCount(count)}</strong>
      </a>
    </li>
  );
}
