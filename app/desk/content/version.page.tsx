import { contentWords, partNames } from '#content/desk/content.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { DeskRequest } from '../desk-page.ts';
import { ConfirmStep } from '../ui/desk-form/desk-form.tsx';
import { Banner, DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';
import { type ContentVersion, type EditedPart, findPart, type ReadVersion } from './content-service.ts';
import { findChanges, PartChanges } from './part-changes.tsx';

const words = contentWords.versions;

/** One version of a part beside what there is now, with the way back to it, or beside what there was before it. */
export default defineDeskPage<Found & { problem?: string }>({
  roles: ['editor'],
  load: find,
  async post(request) {
    const { desk, person, fields } = request;
    const found = await find(request);
    if (!found || fields.action !== 'restore') return undefined;
    const { part, version } = found;
    const outcome = await desk.content.restore(person, part, version.number, fields.revision ?? '');
    if (outcome === 'done')
      return {
        redirect: `/desk/content/${part}`,
        notice: contentWords.notices.restore(version.number),
      };
    if (outcome === 'missing') return undefined;
    return { status: 409, data: { ...found, problem: contentWords.conflict.acted } };
  },
  title: titleOf,
  View({ data }) {
    const { part, version, problem, before, isCompared } = data;
    const { number, beginsAt, endsAt, by, state } = version;
    const facts = [
      words.states[state],
      beginsAt && formatMoment(beginsAt),
      endsAt && contentWords.until(formatMoment(endsAt)),
      by,
    ];
    const here = `/desk/content/${part}/versions/${number}`;
    return (
      <>
        <DeskHead
          heading={titleOf(data)}
          lead={number > 0 && facts.filter(Boolean).join(', ')}
          back={{ href: `/desk/content/${part}`, label: partNames[part] }}
          actions={
            before && (
              <a href={isCompared ? here : `${here}?compare=before`}>
                {isCompared ? words.today : words.changed}
              </a>
            )
          }
        />
        {problem && (
          <Banner tone="error" role="alert">
            {problem}
          </Banner>
        )}
        {before && isCompared ? <OwnChanges {...data} before={before} /> : <ChangesSince {...data} />}
      </>
    );
  },
});

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

/** What it changed when it began. */
function OwnChanges({ part, version, content, before }: Found & Required<Pick<ReadVersion, 'before'>>) {
  const changes = findChanges(part, before?.content, content);
  if (changes.length === 0) return <Banner tone="info">{words.nothing}</Banner>;
  return (
    <Panel heading={[before?.version, version].map((side) => side && sideOf(side)).join(' → ')}>
      <PartChanges changes={changes} />
    </Panel>
  );
}

/** What is different now, and the way back. */
function ChangesSince({ part, version, edited, content }: Found) {
  const sides = [sideOf(version), currentSide(edited)];
  const texts = [content, edited.content];
  // What is to come, or would have, stands after what there is.
  if (version.state === 'later' || version.state === 'withdrawn')
    for (const pair of [sides, texts]) pair.reverse();
  const changes = findChanges(part, texts[0], texts[1]);
  if (changes.length === 0) return <Banner tone="info">{words.same}</Banner>;
  return (
    <>
      <Panel heading={sides.join(' → ')}>
        <PartChanges changes={changes} />
      </Panel>
      <ConfirmStep
        label={words.restore}
        question={words.question}
        confirm={words.restore}
        isSafe
        fields={{ action: 'restore', revision: edited.revision }}
      />
    </>
  );
}

/** A version by its number, day and author. */
function sideOf({ number, beginsAt, by }: ContentVersion): string {
  if (number === 0) return contentWords.builtIn;
  return words.side(contentWords.version(number), formatMoment(beginsAt), by);
}

/** What it is compared with: the draft, or else what visitors see. */
function currentSide({ draft, current }: EditedPart): string {
  if (draft) return words.side(words.draft, formatMoment(draft.at), draft.by);
  return words.now(current ? sideOf(current) : contentWords.builtIn);
}

async function find({ desk, person, query, params: { part: id, number = '' } }: DeskRequest) {
  const part = findPart(id);
  const found = part && /^\d{1,6}$/.test(number) && (await desk.content.version(part, Number(number)));
  if (!found) return undefined;
  const isCompared = query.get('compare') === 'before' && found.before !== undefined;
  return { part, ...found, isCompared, edited: await desk.content.open(part, person) };
}

function titleOf({ part, version, isCompared }: Found): string {
  const { number } = version;
  if (isCompared) return words.changedTitle(partNames[part], number);
  return number === 0 ? words.builtInTitle(partNames[part]) : words.title(partNames[part], number);
}
