import { careEntryWords as words } from '#content/desk/care.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField, TextAreaField } from '../../ui/field/field.tsx';
import { useDesk } from '../desk-page.ts';
import { ConfirmStep } from '../ui/confirm-step/confirm-step.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import type { EntryAct } from './care-service.ts';
import type { EntryData } from './entry-data.ts';
import { stateOptions } from './entry-state.tsx';
import { PhoneLink } from './entry-words.tsx';
import { longestText, type TextName } from './read-act.ts';

type PanelProps = { data: EntryData };

export function AssignPanel({ data }: PanelProps) {
  const { person } = useDesk();
  const { assignedTo } = data.entry;
  const { assign } = words;
  const isMine = assignedTo?.id === person.id;
  const label = isMine ? assign.letGo : assignedTo ? assign.takeOver : assign.take;
  return (
    <Panel heading={assign.heading}>
      <p>{isMine ? assign.you : assignedTo ? assign.other(assignedTo.name) : assign.nobody}</p>
      <ActButton act={isMine ? 'let-go' : 'assign'} label={label} />
    </Panel>
  );
}

export function AnswerPanel({ data }: PanelProps) {
  const { entry } = data;
  const { answer } = words;
  return (
    <Panel heading={entry.state === 'answered' ? answer.again : answer.heading}>
      {!entry.email && (
        <p>
          {entry.kind === 'message' ? answer.noMail : answer.noMailOfComplaint}{' '}
          {entry.phone && <PhoneLink phone={entry.phone} />}
        </p>
      )}
      <TextArea data={data} name="answer" label={answer.label} hint={hintOf(entry)} rows={8} />
      <ActButton act="answer" label={answer.submit} variant="primary" />
    </Panel>
  );
}

function hintOf({ email, kind, language }: EntryData['entry']): string | undefined {
  const parts = [
    email && words.answer.byMail(email),
    email && kind !== 'message' && words.answer.onStatusPage,
    language && words.answer.inLanguage(language),
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}

export function MovePanel({ data }: PanelProps) {
  const { entry, typed, errors } = data;
  const { move } = words;
  return (
    <Panel heading={move.heading}>
      <SelectField
        id={fieldId('state')}
        name="state"
        label={move.state}
        defaultValue={typed.state ?? entry.state}
        error={errors.state}
        autoComplete="off"
      >
        {stateOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {entry.kind !== 'message' && (
        <TextArea data={data} name="remark" label={move.note} hint={move.noteHint} rows={3} />
      )}
      <ActButton act="move" label={move.submit} />
    </Panel>
  );
}

export function NotePanel({ data }: PanelProps) {
  const { note } = words;
  return (
    <Panel heading={note.heading}>
      <TextArea data={data} name="note" label={note.label} hint={note.hint} rows={3} />
      <ActButton act="note" label={note.submit} />
    </Panel>
  );
}

export function MailPanel({ data: { entry, thread } }: PanelProps) {
  const { spam } = words;
  const mails = thread.filter((item) => item.what === 'mail');
  const isFailed = mails.some(({ state }) => state === 'failed');
  const isWaiting = mails.some(({ state, attempts }) => state === 'waiting' && attempts > 0);
  return (
    <Panel heading={spam.heading}>
      {(isFailed || isWaiting) && (
        <>
          <p>{isFailed ? spam.failed : spam.waiting}</p>
          <ActButton act="retry" label={spam.retry} />
        </>
      )}
      {entry.isHeld ? (
        <ActButton act="release" label={spam.release} />
      ) : (
        <ConfirmStep
          label={spam.mark}
          question={spam.question}
          confirm={spam.confirm}
          button={{ name: 'act', value: 'spam' }}
        />
      )}
    </Panel>
  );
}

export const fieldId = (name: string) => `entry-${name}`;

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

type ActButtonProps = { act: EntryAct['act']; label: string; variant?: 'primary' | 'secondary' };

function ActButton({ act, label, variant = 'secondary' }: ActButtonProps) {
  return (
    <div>
      <Button type="submit" name="act" value={act} variant={variant}>
        {label}
      </Button>
    </div>
  );
}
