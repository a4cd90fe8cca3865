import { careEntryWords as words } from '#content/desk/care.ts';
import { useDesk } from '../desk-page.ts';
import { ConfirmStep } from '../ui/confirm-step/confirm-step.tsx';
import { ChoiceField, DeskForm, LongTextField } from '../ui/desk-form/desk-form.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import type { EntryAct } from './care-service.ts';
import type { EntryData } from './entry-data.ts';
import { stateOptions } from './entry-state.tsx';
import { PhoneLink } from './entry-words.tsx';
import { longestText } from './read-act.ts';

type FormProps = { data: EntryData };

export function AnswerPanel({ data }: FormProps) {
  const { entry } = data;
  const { answer } = words;
  return (
    <Panel heading={entry.state === 'answered' ? answer.again : answer.heading}>
      {!entry.email && (
        <p>
          {answer.noMail} <PhoneLink phone={entry.phone} />
        </p>
      )}
      <DeskForm {...formOf(data, 'answer')} submit={answer.submit}>
        <LongTextField
          name="text"
          label={answer.label}
          hint={hintOf(entry)}
          rows={8}
          maxLength={longestText('answer')}
          required
        />
      </DeskForm>
    </Panel>
  );
}

function hintOf({ email, kind }: EntryData['entry']): string | undefined {
  const parts = [
    email && words.answer.byMail(email),
    email && kind !== 'message' && words.answer.onStatusPage,
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}

export function MovePanel({ data }: FormProps) {
  const { move } = words;
  return (
    <Panel heading={move.heading}>
      <DeskForm {...formOf(data, 'move')} submit={move.submit} variant="secondary">
        <ChoiceField name="state" label={move.state} options={stateOptions} defaultValue={data.entry.state} />
        {data.entry.kind !== 'message' && (
          <LongTextField
            name="text"
            label={move.note}
            hint={move.noteHint}
            rows={3}
            maxLength={longestText('move')}
          />
        )}
      </DeskForm>
    </Panel>
  );
}

export function AssignPanel({ data }: FormProps) {
  const { person } = useDesk();
  const { assignedTo } = data.entry;
  const { assign } = words;
  const isMine = assignedTo?.id === person.id;
  return (
    <Panel heading={assign.heading}>
      <p>{isMine ? assign.you : assignedTo ? assign.other(assignedTo.name) : assign.nobody}</p>
      <DeskForm
        {...formOf(data, isMine ? 'let-go' : 'assign')}
        submit={isMine ? assign.letGo : assignedTo ? assign.takeOver : assign.take}
        variant="secondary"
      />
    </Panel>
  );
}

export function NotePanel({ data }: FormProps) {
  const { note } = words;
  return (
    <Panel heading={note.heading}>
      <DeskForm {...formOf(data, 'note')} submit={note.submit} variant="secondary">
        <LongTextField
          name="text"
          label={note.label}
          hint={note.hint}
          rows={3}
          maxLength={longestText('note')}
          required
        />
      </DeskForm>
    </Panel>
  );
}

export function MailPanel({ data }: FormProps) {
  const { spam } = words;
  const mails = data.thread.filter((item) => item.what === 'mail');
  const isFailed = mails.some(({ state }) => state === 'failed');
  const isWaiting = mails.some(({ state, attempts }) => state === 'waiting' && attempts > 0);
  return (
    <Panel heading={spam.heading}>
      {(isFailed || isWaiting) && (
        <>
          <p>{isFailed ? spam.failed : spam.waiting}</p>
          <DeskForm {...formOf(data, 'retry')} submit={spam.retry} variant="secondary" />
        </>
      )}
      {data.entry.isHeld ? (
        <DeskForm {...formOf(data, 'release')} submit={spam.release} variant="secondary" />
      ) : (
        <ConfirmStep
          label={spam.mark}
          question={spam.question}
          confirm={spam.confirm}
          fields={formOf(data, 'spam').fields}
        />
      )}
    </Panel>
  );
}

/** What every form carries: what it does, and from which state of things it was made. */
function formOf({ entry, seenAt, refused }: EntryData, act: EntryAct['act']) {
  const isRefused = refused?.act === act;
  return {
    id: act,
    fields: { act, version: String(entry.version), seen_at: seenAt },
    values: isRefused ? refused.values : {},
    errors: (isRefused && refused.errors) || {},
  };
}
