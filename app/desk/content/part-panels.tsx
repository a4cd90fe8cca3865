import { contentWords as words } from '#content/desk/content.ts';
import type { Notice } from '#content/schema/parts.ts';
import { findUnknownWords } from '#domain/desk/urgent-words.ts';
import { formatMoment, lagosTime } from '#domain/text/format-date.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ActionButton, ConfirmStep, DeskForm, TextField } from '../ui/desk-form/desk-form.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { Banner, Panel, StateBadge } from '../ui/page-parts/page-parts.tsx';
import type { ContentLanguage, ContentVersion, EditedPart, NamingText } from './content-service.ts';
import { FormerFigures } from './former-figures.tsx';
import styles from './language-fields.module.css';
import { findChanges, PartChanges } from './part-changes.tsx';

const PUBLISH_ID = 'publish';
const DRAFT_ID = 'draft';

/** For a field of day and time; empty when it is over, which is said beside the field. */
export function inField(moment: string | null): string {
  return moment && !isOver(moment) ? lagosTime(new Date(moment)).replace(' ', 'T') : '';
}

function isOver(moment: string | null): moment is string {
  return moment !== null && Date.parse(moment) <= Date.now();
}

interface DraftPanelProps {
  previewPaths: readonly string[];
  edited: EditedPart;
  languages: readonly ContentLanguage[];
  /** What stands in the form. */
  typed: { values: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> };
  hasConflict?: boolean;
}

/** What becomes of the draft: looked at, published, approved or thrown away. */
export function DraftPanel({ edited, languages, typed, previewPaths, hasConflict }: DraftPanelProps) {
  const { part, draft, request, revision, sentBack } = edited;
  const isRefused = Object.keys(typed.errors).length > 0;
  // Who has a conflict has read that nothing was stored.
  if (!draft && hasConflict) return null;
  if (!draft) return <Banner tone="info">{isRefused ? words.state.refused : words.state.none}</Banner>;
  const changes = [...findChanges(part, edited.published, edited.content), ...findOtherTimes(edited)];
  return (
    <Panel
      id={DRAFT_ID}
      heading={words.state.heading}
      action={draft.isWaiting && <StateBadge tone="new">{words.waiting}</StateBadge>}
    >
      <p>{words.state.is(draft.by, formatMoment(draft.at))}</p>
      {sentBack && (
        <Banner tone="warning" heading={words.state.sentBack(sentBack.by, formatMoment(sentBack.at))}>
          {sentBack.reason || null}
        </Banner>
      )}
      <Previews part={part} languages={languages} previewPaths={previewPaths} />
      <details className={styles.details} open={draft.isWaiting}>
        <summary>{words.state.changes}</summary>
        {changes.length > 0 ? <PartChanges changes={changes} /> : <p>{words.state.noChanges}</p>}
      </details>
      {request && (
        <p>
          {words.state.waits(request.by, formatMoment(request.at))}{' '}
          <a href="/desk/approvals">{words.state.waitsIn}</a>
        </p>
      )}
      {!request && part === 'faq' && (
        <DeskForm prefix="content" fields={{ revision }} {...typed}>
          <PublishFields edited={edited} />
          {languages.map(({ code, name }) => {
            const { length } = edited.older[code] ?? [];
            return length > 0 && <p key={code}>{words.reads.olderQuestions(name, length)}</p>;
          })}
          <ApprovalHint edited={edited} />
          <PublishButton edited={edited} />
        </DeskForm>
      )}
      {!request && part !== 'faq' && (
        <p>
          <a href={`#${PUBLISH_ID}`}>
            {edited.needsApproval ? words.state.toRequest : words.state.toPublish}
          </a>
        </p>
      )}
      <ConfirmStep
        label={words.state.discard}
        question={words.state.discardQuestion}
        confirm={words.state.discardConfirm}
        fields={{ action: 'discard', revision }}
      />
    </Panel>
  );
}

/** From a page for one piece of a part to where its draft is looked at and published. */
export function ToDraft({ edited, list }: { edited: EditedPart; list: string }) {
  const { part, draft, request, needsApproval } = edited;
  if (!draft) return null;
  const name = request ? 'waiting' : needsApproval ? 'request' : 'publish';
  return (
    <p>
      <a href={`/desk/content/${part}#${DRAFT_ID}`}>{words.state.inList[name](list)}</a>
    </p>
  );
}

/** As further changes; a beginning that is over has to be chosen again. */
function findOtherTimes({ current, from, to }: EditedPart) {
  const say = (moment: string | null | undefined) => (moment ? formatMoment(moment) : '');
  return [
    { id: 'begins', name: words.state.from, before: '', after: isOver(from) ? '' : say(from) },
    { id: 'ends', name: words.state.to, before: say(current?.endsAt), after: say(to) },
  ].filter(({ before, after }) => before !== after);
}

/** The links to it on the real pages; folded where they would push everything else off a phone. */
function Previews({
  part,
  languages,
  previewPaths,
  version,
}: Pick<DraftPanelProps, 'languages' | 'previewPaths'> & { part: string; version?: number }) {
  const lists = previewPaths.map((path) => (
    <ul key={path} className={styles.steps}>
      {languages.map(({ code, name }) => {
        const query = { language: code, page: path, ...(version && { version: String(version) }) };
        return (
          <li key={code}>
            <a
              href={`/desk/content/${part}/preview?${new URLSearchParams(query)}`}
              target="_blank"
              rel="noopener"
            >
              {previewPaths.length > 1 ? words.state.previewOf(path, name) : words.state.previewIn(name)}
            </a>
          </li>
        );
      })}
    </ul>
  ));
  if (previewPaths.length === 1) return lists;
  return (
    <details className={styles.details}>
      <summary>{words.state.preview}</summary>
      <div className={styles.form}>{lists}</div>
    </details>
  );
}

/** When it begins and ends, for the form whose words are published. */
export function PublishFields({ edited: { part, from, to, current } }: { edited: EditedPart }) {
  const fromHint = part === 'plans' ? words.plans.fromHint : words.state.fromHint;
  const toHint = to && to === current?.endsAt ? words.state.toKept : words.state.toHint;
  return (
    <>
      <TextField
        name="begins"
        type="datetime-local"
        label={words.state.from}
        hint={isOver(from) ? words.state.fromOver(formatMoment(from)) : fromHint}
      />
      <TextField
        name="ends"
        type="datetime-local"
        label={words.state.to}
        hint={isOver(to) ? words.state.toOver(formatMoment(to)) : toHint}
      />
    </>
  );
}

/** Which translations of a message are older, and what visitors read then. */
export function OlderWords({ edited, languages }: Pick<DraftPanelProps, 'edited' | 'languages'>) {
  const names: Record<string, string> = {
    ...words.popUp.fields,
    link: words.notice.link,
    ...(edited.part === 'notice' && { text: words.notice.text }),
  };
  return languages.flatMap(({ code, name }) => {
    const older = edited.older[code] ?? [];
    const fields = older.flatMap((unit) => names[unit] ?? []).join(', ');
    return older.length > 0 ? (
      <p key={code}>
        {fields ? words.reads.olderFields(name, fields) : words.reads.older(name)}.{' '}
        {words.reads.olderMessage(name)}
      </p>
    ) : (
      []
    );
  });
}

/** Who else has to agree before visitors see it, or why nobody has to. */
export function ApprovalHint({ edited: { part, needsApproval, content } }: { edited: EditedPart }) {
  const { state } = words;
  const notice = part === 'notice' && needsApproval ? (content as Notice) : null;
  const texts = notice?.severity === 'urgent' ? Object.values(notice.words).map(({ text }) => text) : [];
  const unknown = texts.flatMap(findUnknownWords);
  return (
    <>
      <p>{needsApproval ? state.needsApproval : state.publishesAlone}</p>
      {needsApproval && part === 'notice' && <p>{state.urgentAlone}</p>}
      {unknown.length > 0 && <p>{state.unknownWords(unknown.join(', '))}</p>}
    </>
  );
}

export function PublishButton({ edited: { needsApproval } }: { edited: EditedPart }) {
  return (
    <ActionButton id={PUBLISH_ID} action="publish" variant="primary">
      {needsApproval ? words.state.request : words.state.publish}
    </ActionButton>
  );
}

interface PlannedPanelProps extends Pick<DraftPanelProps, 'languages' | 'previewPaths'> {
  edited: EditedPart;
  /** What names figures that each of them changes, by its number. */
  planned: Readonly<Record<number, NamingText[]>>;
}

/** What begins by itself, each with a way to stop it. */
export function PlannedPanel({ edited: { part, upcoming }, planned, ...previews }: PlannedPanelProps) {
  if (upcoming.length === 0) return null;
  return (
    <Panel heading={words.planned.heading}>
      {upcoming.map(({ number, beginsAt, endsAt, before, after, isWhole }) => (
        <div key={number} className={styles.form}>
          <p>
            <strong>{words.upcoming(number, formatMoment(beginsAt))}</strong>
            {endsAt && `, ${words.until(formatMoment(endsAt))}`}
          </p>
          <p>{isWhole ? words.planned.whole : words.planned.layer}</p>
          <details className={styles.details}>
            <summary>{words.planned.changes}</summary>
            <PartChanges changes={findChanges(part, before, after)} />
          </details>
          <Previews part={part} {...previews} version={number} />
          <FormerFigures heading={words.former.planned} texts={planned[number] ?? []} />
          <ConfirmStep
            label={words.planned.withdraw}
            question={words.planned.question(number)}
            confirm={words.planned.withdraw}
            isSafe
            fields={{ action: 'withdraw', number: String(number) }}
          />
        </div>
      ))}
    </Panel>
  );
}

export function VersionsPanel({ part, versions }: { part: string; versions: readonly ContentVersion[] }) {
  return (
    <Panel heading={words.versions.heading}>
      <DataTable
        caption={words.versions.caption}
        columns={[...words.versions.columns, { label: words.versions.changedColumn, isPlainOnCard: true }]}
        rows={versions.map(({ number, state, beginsAt, endsAt, by, requestedBy }) => ({
          key: number,
          cells: [
            <a key="link" href={`/desk/content/${part}/versions/${number}`}>
              {number === 0 ? words.builtIn : words.version(number)}
            </a>,
            <StateBadge key="state" tone={state === 'now' ? 'done' : state === 'later' ? 'open' : 'quiet'}>
              {words.versions.states[state]}
            </StateBadge>,
            beginsAt && formatMoment(beginsAt),
            endsAt && formatMoment(endsAt),
            requestedBy ? words.versions.approved(by, requestedBy) : by,
            number > 0 && (
              <a key="changed" href={`/desk/content/${part}/versions/${number}?compare=before`}>
                {words.versions.changed}
                <VisuallyHidden>{words.versions.ofVersion(number)}</VisuallyHidden>
              </a>
            ),
          ],
        }))}
      />
    </Panel>
  );
}
