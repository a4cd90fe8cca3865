import { contentWords, partNames } from '#content/desk/content.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { DeskRequest } from '../desk-page.ts';
import { ConfirmStep } from '../ui/desk-form/desk-form.tsx';
import { Banner, DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';
import type { ContentVersion, EditedPart } from './content-service.ts';
import { findPart } from './find-part.ts';
import { findChanges, PartChanges } from './part-changes.tsx';

const words = contentWords.versions;

/** One version of a part beside what there is now, and the way back to it. */
export default defineDeskPage<NonNullable<Awaited<ReturnType<typeof find>>> & { problem?: string }>({
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
    const { part, version, edited, content, problem } = data;
    const { number, beginsAt, endsAt, by, state } = version;
    const sides = [sideOf(version), currentSide(edited)];
    const texts = [content, edited.content];
    // What is to come stands after what there is.
    if (state === 'later') for (const pair of [sides, texts]) pair.reverse();
    const changes = findChanges(part, texts[0], texts[1]);
    const facts = [
      words.states[state],
      beginsAt && formatMoment(beginsAt),
      endsAt && contentWords.until(formatMoment(endsAt)),
      by,
    ];
    return (
      <>
        <DeskHead
          heading={titleOf(data)}
          lead={number > 0 && facts.filter(Boolean).join(', ')}
          back={{ href: `/desk/content/${part}`, label: partNames[part] }}
        />
        {problem && (
          <Banner tone="error" role="alert">
            {problem}
          </Banner>
        )}
        {changes.length === 0 ? (
          <Banner tone="info">{words.same}</Banner>
        ) : (
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
        )}
      </>
    );
  },
});

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

async function find({ desk, person, params: { part: id, number = '' } }: DeskRequest) {
  const part = findPart(id);
  const found = part && /^\d{1,6}$/.test(number) && (await desk.content.version(part, Number(number)));
  return found ? { part, ...found, edited: await desk.content.open(part, person) } : undefined;
}

function titleOf({ part, version }: NonNullable<Awaited<ReturnType<typeof find>>>): string {
  const { number } = version;
  return number === 0 ? words.builtInTitle(partNames[part]) : words.title(partNames[part], number);
}
