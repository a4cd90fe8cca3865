import { ticketWords as words } from '#content/desk/inbox.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField, TextAreaField } from '../../ui/field/field.tsx';
import { useDesk } from '../desk-page.ts';
import { ConfirmStep } from '../ui/confirm-step/confirm-step.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import type { TicketAction } from './inbox-service.ts';
import { longestText, type TextName } from './read-action.ts';
import type { TicketData } from './ticket-data.ts';
import { stateOptions } from './ticket-state.tsx';
import { PhoneLink } from './ticket-words.tsx';

type PanelProps = { data: TicketData };

export function AssignPanel({ data }: PanelProps) {
  const { person } = useDesk();
  const { assignedTo } = data.ticket;
  const { assign } = words;
  const isMine = assignedTo?.id === person.id;
  const label = isMine ? assign.unassign : assignedTo ? assign.takeOver : assign.take;
  return (
    <Panel heading={assign.heading}>
      <p>{isMine ? assign.you : assignedTo ? assign.other(assignedTo.name) : assign.nobody}</p>
      <ActionButton action={isMine ? 'unassign' : 'assign'} label={label} />
    </Panel>
  );
}

export function AnswerPanel({ data }: PanelProps) {
  const { ticket } = data;
  const { answer } = words;
  return (
    <Panel heading={ticket.state === 'answered' ? answer.again : answer.heading}>
      {!ticket.email && (
        <p>
          {ticket.kind === 'message' ? answer.noMail : answer.noMailOfComplaint}{' '}
          {ticket.phone && <PhoneLink phone={ticket.phone} />}
        </p>
      )}
      <TextArea data={data} name="answer" label={answer.label} hint={hintOf(ticket)} rows={8} />
      <ActionButton action="answer" label={answer.submit} variant="primary" />
    </Panel>
  );
}

function hintOf({ email, kind, language }: TicketData['ticket']): string | undefined {
  const parts = [
    email && words.answer.byMail(email),
    email && kind !== 'message' && words.answer.onStatusPage,
    language && words.answer.inLanguage(language),
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}

export function MovePanel({ data }: PanelProps) {
  const { ticket, typed, errors } = data;
  const { move } = words;
  return (
    <Panel heading={move.heading}>
      <SelectField
        id={fieldId('state')}
        name="state"
        label={move.state}
        defaultValue={typed.state ?? ticket.state}
        error={errors.state}
        autoComplete="off"
      >
        {stateOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {ticket.kind !== 'message' && (
        <TextArea data={data} name="remark" label={move.note} hint={move.noteHint} rows={3} />
      )}
      <ActionButton action="move" label={move.submit} />
    </Panel>
  );
}

export function NotePanel({ data }: PanelProps) {
  const { note } = words;
  return (
    <Panel heading={note.heading}>
      <TextArea data={data} name="note" label={note.label} hint={note.hint} rows={3} />
      <ActionButton action="note" label={note.submit} />
    </Panel>
  );
}

export function MailPanel({ data: { ticket, thread } }: PanelProps) {
  const { spam } = words;
  const mails = thread.filter((item) => item.what === 'mail');
  const isFailed = mails.some(({ state }) => state === 'failed');
  const isWaiting = mails.some(({ state, attempts }) => state === 'waiting' && attempts > 0);
  return (
    <Panel heading={spam.heading}>
      {(isFailed || isWaiting) && (
        <>
          <p>{isFailed ? spam.failed : spam.waiting}</p>
          <ActionButton action="retry" label={spam.retry} />
        </>
      )}
      {ticket.isHeld ? (
        <ActionButton action="release" label={spam.release} />
      ) : (
        <ConfirmStep
          label={spam.mark}
          question={spam.question}
          confirm={spam.confirm}
          button={{ name: 'action', value: 'spam' }}
        />
      )}
    </Panel>
  );
}

export const fieldId = (name: string) => `ticket-${name}`;

type TextAreaProps = PanelProps & { name: TextName; label: string; hint: string | undefined; rows: number };

function TextArea({ data: { typed, errors }, name, ...rest }: TextAreaProps) {
  return (
    <TextAreaField
      id={fieldId(name)}
      name={name}
      maxLength={longestText(name)}
      defaultValue={typed[name]}
      error={errors[name]}
      {...rest}
    />
  );
}

type ActionButtonProps = { action: TicketAction['type']; label: string; variant?: 'primary' | 'secondary' };

function ActionButton({ action, label, variant = 'secondary' }: ActionButtonProps) {
  return (
    <div>
      <Button type="submit" name="action" value={action} variant={variant}>
        {label}
      </Button>
    </div>
  );
}
