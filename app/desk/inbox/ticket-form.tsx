import { ticketWords as words } from '#content/desk/inbox.ts';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import type { AnswerTemplate } from '#server/features/desk/inbox/template-service.ts';
import type { Desk } from '../desk.ts';
import { useDesk } from '../desk-page.ts';
import {
  ActionButton,
  AutosaveForm,
  ChoiceField,
  ConfirmStep,
  LongTextField,
} from '../ui/desk-form/desk-form.tsx';
import { Columns, ContactLink, DetailList, Panel, Stack, StateBadge } from '../ui/page-parts/page-parts.tsx';
import type { Colleague, ThreadItem, Ticket } from './inbox-service.ts';
import styles from './ticket.module.css';
import { stateLabels } from './ticket-state.tsx';

export const longestText = { answer: 5000, note: 2000, remark: 2000 };

export const textNames = Object.keys(longestText) as (keyof typeof longestText)[];

export interface TicketData {
  ticket: Ticket;
  thread: ThreadItem[];
  colleagues: Colleague[];
  templates: Pick<AnswerTemplate, 'id' | 'name'>[];
  languages: Desk['inbox']['languages'];
  /** What waits for an answer, once this one has it. */
  next: Ticket | undefined;
  /** When the page was made; what is later than that is new to whoever typed there. */
  seenAt: string;
  /** Names this form, and the one that has just been sent. */
  form: string;
  saved: string;
  /** What was typed and is not sent yet, by the names of the fields. */
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** Somebody else has done something since this moment. */
  conflictSince: string | undefined;
  /** That a template is not in the visitor's language: the notice is out of sight where the page opens. */
  filled?: string;
}

/** All that is done here is one form, so that no button loses what is typed beside another. */
export function TicketForm({ data }: { data: TicketData }) {
  const { ticket, thread, seenAt, form, saved, typed, errors } = data;
  const { note } = words;
  // What was typed into fields that come back once it is no longer held.
  const unsent = ticket.isHeld ? (['answer', 'remark'] as const).filter((name) => typed[name]) : [];
  return (
    <AutosaveForm
      prefix="ticket"
      action={useDesk().path}
      className={styles.form}
      data-behaviour="autosave-form"
      autosave={`entry:${ticket.id}`}
      form={form}
      saved={saved}
      isTyped={textNames.some((name) => typed[name])}
      values={typed}
      errors={errors}
      revision={{ version: String(ticket.version) }}
      fields={{
        seen_at: seenAt,
        ...Object.fromEntries(unsent.map((name) => [name, typed[name] ?? ''])),
      }}
    >
      <Columns wide>
        <Stack>
          <TicketWords ticket={ticket} />
          <TicketThread data={data} />
          {!ticket.isHeld && <AnswerPanel data={data} />}
        </Stack>
        <Stack>
          <AssignPanel data={data} />
          {!ticket.isHeld && <MovePanel ticket={ticket} />}
          <Panel heading={note.heading}>
            <LongTextField
              name="note"
              label={note.label}
              hint={note.hint}
              rows={3}
              maxLength={longestText.note}
            />
            <ActionButton action="note">{note.submit}</ActionButton>
          </Panel>
          <MailPanel ticket={ticket} thread={thread} />
        </Stack>
      </Columns>
    </AutosaveForm>
  );
}

/** What the visitor has written, as text. */
function TicketWords({ ticket }: { ticket: Ticket }) {
  const { phone, email, place, placePath, happenedOn, happenedAbout, amount } = ticket;
  const contact = email || phone;
  return (
    <Panel heading={words.message}>
      <DetailList
        items={{
          [words.from]: ticket.name,
          [words.phone]: phone && <ContactLink contact={phone} />,
          [words.email]: email && <ContactLink contact={email} />,
          [words.subject]: ticket.subject,
          [words.place]: placePath.startsWith('/provider/') ? <a href={placePath}>{place}</a> : place,
          [words.when]: [happenedOn && formatDate(happenedOn), happenedAbout].filter(Boolean).join(', '),
          [words.amount]: amount !== undefined && formatNaira(amount),
          [words.language]: ticket.language,
          [words.received]: formatMoment(ticket.receivedAt),
          [words.due]: ticket.dueOn && formatDate(ticket.dueOn),
        }}
      />
      <p className={styles.text}>{ticket.message}</p>
      {contact && (
        <p>
          <a href={`/desk/messages?${new URLSearchParams({ q: contact })}`}>{words.ofVisitor}</a>
        </p>
      )}
    </Panel>
  );
}

const threadWords = words.thread;

/** Everything that has happened, oldest first; what came after the page was opened is marked. */
function TicketThread({ data: { ticket, thread, conflictSince } }: { data: TicketData }) {
  return (
    <Panel heading={threadWords.heading}>
      <ol className={styles.thread}>
        <li>
          <strong>{threadWords.received}</strong> <Moment at={ticket.receivedAt} />
        </li>
        {thread.map((item, index) => {
          const isLater = conflictSince !== undefined && item.at > conflictSince;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
            <li key={index} className={item.what === 'note' ? styles.internal : undefined}>
              <strong>{titleOf(item)}</strong> <Moment at={item.at} />{' '}
              {isLater && <StateBadge tone="new">{threadWords.later}</StateBadge>}
              {item.what === 'mail' && <MailNote mail={item} />}
              {'note' in item && <Note text={item.note} />}
              {item.what === 'reply' && <p className={styles.moment}>{threadWords.inMailbox(item)}</p>}
            </li>
          );
        })}
      </ol>
      {useDesk().person.role === 'admin' && (
        <p>
          <a href={`/desk/audit?${new URLSearchParams({ q: subjectOf(ticket) })}`}>{threadWords.audit}</a>
        </p>
      )}
    </Panel>
  );
}

/** By which the audit log knows it. */
function subjectOf({ kind, id, reference }: Ticket): string {
  return kind === 'message' ? id : reference;
}

function titleOf(item: ThreadItem): string {
  if (item.what === 'mail')
    return `${threadWords.mails[item.kind] ?? item.kind}: ${threadWords.mailStates[item.state]}`;
  if (item.what === 'reply') return threadWords.reply;
  const person = item.person || threadWords.commandLine;
  if (item.what === 'act') return threadWords.acts[item.act](person, item.to);
  if (item.what === 'note') return threadWords.note(person);
  if (item.state === 'answered' && item.note) return threadWords.answer(person);
  // An answer that keeps it open is told apart from a mere change of its state.
  return threadWords.step(item.note ? threadWords.answer(person) : person, stateLabels[item.state]);
}

function MailNote({ mail: { state, attempts, error } }: { mail: Extract<ThreadItem, { what: 'mail' }> }) {
  if (state === 'sent' || attempts === 0) return null;
  return <p className={styles.error}>{[threadWords.attempts(attempts), error].filter(Boolean).join('. ')}</p>;
}

function Note({ text }: { text: string }) {
  return text ? <p className={styles.text}>{text}</p> : null;
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className={styles.moment}>
      {formatMoment(at)}
    </time>
  );
}

function AssignPanel({ data: { ticket, colleagues } }: { data: TicketData }) {
  const { person } = useDesk();
  const { assignedTo } = ticket;
  const { assign } = words;
  const isMine = assignedTo?.id === person.id;
  const others = colleagues
    .filter(({ id }) => id !== person.id && id !== assignedTo?.id)
    .map(({ id, name }) => [id, name]);
  const label = isMine ? assign.unassign : assignedTo ? assign.takeOver : assign.take;
  return (
    <Panel heading={assign.heading}>
      <p>{isMine ? assign.you : assignedTo ? assign.other(assignedTo.name) : assign.nobody}</p>
      <ActionButton action={isMine ? 'unassign' : 'assign'}>{label}</ActionButton>
      {others.length > 0 && (
        <>
          <ChoiceField
            name="colleague"
            label={assign.colleague}
            options={{ '': assign.choose, ...Object.fromEntries(others) }}
            autoComplete="off"
          />
          <ActionButton action="give">{assign.give}</ActionButton>
        </>
      )}
    </Panel>
  );
}

function AnswerPanel({ data: { ticket, templates, languages, filled } }: { data: TicketData }) {
  const { path } = useDesk();
  const { state, kind, email, phone, languageCode } = ticket;
  const { answer, template } = words;
  const isClosed = state === 'answered';
  const hints = [
    filled,
    email && answer.byMail(email),
    email && kind !== 'message' && answer.onStatusPage,
    !isClosed && answer.closes,
  ];
  return (
    <Panel heading={isClosed ? answer.again : answer.heading}>
      {!email && (
        <p>
          {kind === 'message' ? answer.noMail : answer.noMailOfComplaint}{' '}
          {phone && <ContactLink contact={phone} />}
        </p>
      )}
      <ChoiceField
        name="language"
        label={answer.language}
        hint={answer.languageHint}
        defaultValue={languageCode}
        options={Object.fromEntries(languages.map(({ code, name }) => [code, name]))}
        autoComplete="off"
      />
      {templates.length > 0 && (
        <div className={styles.template}>
          <ChoiceField
            name="template"
            label={template.label}
            options={Object.fromEntries(templates.map(({ id, name }) => [id, name]))}
            autoComplete="off"
          />
          {/* The page that comes back opens at the answer. */}
          <ActionButton action="template" formAction={`${path}#ticket-answer`}>
            {template.fill}
          </ActionButton>
        </div>
      )}
      <LongTextField
        name="answer"
        label={answer.label}
        hint={hints.filter(Boolean).join(' ')}
        rows={8}
        maxLength={longestText.answer}
      />
      <div className={styles.send}>
        <ActionButton action="answer" variant="primary">
          {isClosed ? answer.submitAgain : answer.submit}
        </ActionButton>
        {!isClosed && <ActionButton action="reply">{answer.keepOpen}</ActionButton>}
      </div>
    </Panel>
  );
}

function MovePanel({ ticket: { state, kind } }: { ticket: Ticket }) {
  const { move } = words;
  return (
    <Panel heading={move.heading}>
      <ChoiceField
        name="state"
        label={move.state}
        defaultValue={state}
        options={stateLabels}
        autoComplete="off"
      />
      {kind !== 'message' && (
        <LongTextField
          name="remark"
          label={move.note}
          hint={move.noteHint}
          rows={3}
          maxLength={longestText.remark}
        />
      )}
      <ActionButton action="move">{move.submit}</ActionButton>
    </Panel>
  );
}

function MailPanel({ ticket, thread }: Pick<TicketData, 'ticket' | 'thread'>) {
  const { spam } = words;
  const mails = thread.filter((item) => item.what === 'mail');
  const isFailed = mails.some(({ state }) => state === 'failed');
  const isWaiting = mails.some(({ state, attempts }) => state === 'waiting' && attempts > 0);
  return (
    <Panel heading={spam.heading}>
      {(isFailed || isWaiting) && (
        <>
          <p>{isFailed ? spam.failed : spam.waiting}</p>
          <ActionButton action="retry">{spam.retry}</ActionButton>
        </>
      )}
      {ticket.isHeld ? (
        <ActionButton action="release">{spam.release}</ActionButton>
      ) : (
        <ConfirmStep {...spam.step} button={{ name: 'action', value: 'spam' }} />
      )}
    </Panel>
  );
}
