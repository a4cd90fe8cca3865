import { deskWords } from '#content/desk/desk-words.ts';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { useDesk } from '../desk-page.ts';
import { KeptText } from '../ui/keep-typed/kept-text.tsx';
import { Columns, Stack } from '../ui/panel/panel.tsx';
import { textNames } from './read-action.ts';
import styles from './ticket.module.css';
import type { TicketData } from './ticket-data.ts';
import { AnswerPanel, AssignPanel, fieldId, MailPanel, MovePanel, NotePanel } from './ticket-panels.tsx';
import { TicketThread } from './ticket-thread.tsx';
import { TicketWords } from './ticket-words.tsx';

/** All that is done here is one form, so that no button loses what is typed beside another. */
export function TicketForm({ data }: { data: TicketData }) {
  const { ticket, thread, seenAt, form, saved, typed, errors, conflictSince } = data;
  const { person, keptTextKey, path } = useDesk();
  const reasons = Object.entries(errors);
  const isTyped = textNames.some((name) => typed[name]);
  return (
    <form
      method="post"
      action={path}
      className={styles.form}
      data-behaviour="keep-typed"
      data-person={person.id}
      data-kept-key={keptTextKey}
      // By this name devices have kept what was typed: another would lose it.
      data-kept-as={`entry:${ticket.id}`}
      data-saved={saved || undefined}
      data-is-typed={isTyped ? '' : undefined}
    >
      <input type="hidden" name="version" value={ticket.version} />
      <input type="hidden" name="seen_at" value={seenAt} />
      <input type="hidden" name="form" value={form} />
      {reasons.length > 0 && (
        <ErrorSummary
          heading={deskWords.errors}
          errors={reasons.map(([name, reason]) => ({
            reason,
            targetId: name === 'form' ? undefined : fieldId(name),
          }))}
        />
      )}
      <KeptText />
      <Columns wide>
        <Stack>
          <TicketWords ticket={ticket} />
          <TicketThread ticket={ticket} thread={thread} openedAt={conflictSince} />
          <AssignPanel data={data} />
          {!ticket.isHeld && <AnswerPanel data={data} />}
        </Stack>
        <Stack>
          {ticket.isHeld ? <UnsentTexts typed={typed} /> : <MovePanel data={data} />}
          <NotePanel data={data} />
          <MailPanel data={data} />
        </Stack>
      </Columns>
    </form>
  );
}

/** What was typed into fields that come back once it is no longer held. */
function UnsentTexts({ typed }: Pick<TicketData, 'typed'>) {
  const names = (['answer', 'remark'] as const).filter((name) => typed[name]);
  return names.map((name) => <input key={name} type="hidden" name={name} value={typed[name]} />);
}
