import { overviewWords as words } from '#content/desk/overview.ts';
import type { ListId } from '#content/schema/directory.ts';
import { ROLES } from '#domain/desk/roles.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { agentList, providerLists } from '#words/directory.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { formatCount } from '../numbers/format-count.ts';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import { Columns, Panel } from '../ui/panel/panel.tsx';
import styles from './overview.module.css';
import type { Overview } from './overview.ts';

export default defineDeskPage<Overview>({
  roles: ROLES,
  load: ({ desk, person }) => desk.overview.read(person.role),
  title: () => words.title,
  View: ({ data: { inbox, blog, lists, views } }) => (
    <>
      <DeskHead heading={words.title} />
      <Columns>
        {inbox && <Inbox inbox={inbox} />}
        {blog && <Blog blog={blog} />}
        {lists && <Lists lists={lists} />}
        <Panel heading={words.numbers.heading}>
          <ul className={styles.ways}>
            <Way href="/desk/numbers" label={words.numbers.views} count={views} />
          </ul>
        </Panel>
      </Columns>
    </>
  ),
});

function Inbox({ inbox }: { inbox: NonNullable<Overview['inbox']> }) {
  const { heading, ...labels } = words.inbox;
  const list = '/desk/messages';
  return (
    <Panel heading={heading}>
      <ul className={styles.ways}>
        <Way
          href={`${list}?kind=message&state=received`}
          label={labels.receivedMessages}
          count={inbox.receivedMessages}
          isDue
        />
        <Way
          href={`${list}?kind=complaint&state=received`}
          label={labels.receivedComplaints}
          count={inbox.receivedComplaints}
          isDue
        />
        <Way
          href={`${list}?kind=complaint&state=in-progress`}
          label={labels.openComplaints}
          count={inbox.openComplaints}
        />
        <Way href={`${list}?suspected=only`} label={labels.spam} count={inbox.spam} />
        <Way href="/desk/sign-ups" label={labels.heldSignUps} count={inbox.heldSignUps} />
        <Way href="/desk/numbers#mails" label={labels.waitingMails} count={inbox.waitingMails} />
        <Way href="/desk/numbers#mails" label={labels.failedMails} count={inbox.failedMails} isDue />
      </ul>
    </Panel>
  );
}

function Blog({ blog }: { blog: NonNullable<Overview['blog']> }) {
  return (
    <Panel heading={words.blog.heading} action={<a href="/desk/posts/new">{words.blog.write}</a>}>
      <ul className={styles.ways}>
        <Way href="/desk/posts?state=draft" label={words.blog.drafts} count={blog.drafts} />
        <Way href="/desk/posts?state=scheduled" label={words.blog.scheduled} count={blog.scheduled} />
        <Way href="/desk/posts?state=published" label={words.blog.published} count={blog.published} />
      </ul>
    </Panel>
  );
}

function Lists({ lists }: { lists: NonNullable<Overview['lists']> }) {
  return (
    <Panel heading={words.lists.heading} action={<a href="/desk/lists">{words.lists.upload}</a>}>
      <ul className={styles.ways}>
        {lists.map(({ list, date, rows }) => (
          <Way
            key={list}
            href={`/desk/lists/${list}`}
            label={words.lists.of(titleOf(list), formatDate(date))}
            count={rows}
          />
        ))}
      </ul>
    </Panel>
  );
}

function titleOf(id: ListId): string {
  return [...providerLists, agentList].find((list) => list.id === id)?.title ?? id;
}

interface WayProps {
  href: string;
  label: string;
  count: number;
  /** Stands out unless there is none. */
  isDue?: boolean;
}

/** A way into a part of the desk, with how much is there. */
function Way({ href, label, count, isDue }: WayProps) {
  return (
    <li>
      <a href={href} className={styles.way}>
        <span>{label}</span>
        <strong className={isDue && count > 0 ? styles.due : undefined}>{formatCount(count)}</strong>
      </a>
    </li>
  );
}
