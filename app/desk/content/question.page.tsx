import { contentWords as words } from '#content/desk/content.ts';
import { type FaqEntry, faqSchema } from '#content/schema/parts.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { TextAreaField } from '../../ui/field/field.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { type DeskPostRequest, type DeskRequest, isUuid } from '../desk-page.ts';
import { ActionButton, AutosaveForm, ConfirmStep, type FormState } from '../ui/desk-form/desk-form.tsx';
import { Banner, DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';
import type { ContentLanguage, EditedPart } from './content-service.ts';
import styles from './language-fields.module.css';
import { readStill } from './language-fields.tsx';
import { ToDraft } from './part-panels.tsx';
import {
  describeFields,
  emptyQuestion,
  findQuestion,
  newQuestionId,
  placeOf,
  putQuestion,
  QuestionFields,
  readQuestion,
  showQuestion,
  withoutQuestion,
} from './question-form.tsx';

const NEW = 'new';
const LIST = '/desk/content/faq';

interface QuestionData {
  edited: EditedPart<'faq'>;
  languages: readonly ContentLanguage[];
  question: FaqEntry;
  theirPlace: string;
  /** By which a form knows the question that it was made from, whatever becomes of others. */
  stamp: string;
  typed: Required<FormState>;
  /** What was typed, where somebody else has changed the question meanwhile. */
  mine?: FaqEntry;
  form: string;
  saved: string;
}

export default defineDeskPage<QuestionData>({
  roles: ['editor'],
  load: readData,
  async post(request) {
    const data = await readData(request);
    if (!data) return undefined;
    return request.fields.action === 'remove' ? remove(request, data) : save(request, data);
  },
  title: ({ question }) => question.words.en.question || words.faq.newHeading,
  View({ data }) {
    const { edited, languages, question, stamp, typed, mine, form, saved } = data;
    const older = languages.flatMap(({ code }) => (edited.older[code]?.includes(question.id) ? [code] : []));
    return (
      <>
        <DeskHead
          heading={question.words.en.question || words.faq.newHeading}
          back={{ href: LIST, label: words.faq.back }}
        />
        <ToDraft edited={edited} list={words.faq.back} />
        {mine && (
          <>
            <Banner tone="warning" role="alert" heading={words.conflict.heading}>
              {words.conflict.text}
            </Banner>
            <TheirQuestion {...data} mine={mine} />
          </>
        )}
        <AutosaveForm
          prefix="content"
          className={styles.form}
          data-behaviour="autosave-form send-once"
          autosave={`content:faq:${question.id || NEW}`}
          form={form}
          saved={saved}
          isTyped={mine !== undefined || Object.keys(typed.errors).length > 0}
          revision={{ stamp }}
          {...typed}
        >
          <QuestionFields languages={languages} older={older} faq={edited.content} id={question.id} />
          <ActionButton action="save" variant="primary">
            {words.save}
          </ActionButton>
        </AutosaveForm>
        {question.id && (
          <ConfirmStep
            label={words.faq.remove}
            question={words.faq.removeQuestion}
            confirm={words.faq.remove}
            fields={{ action: 'remove', stamp }}
          />
        )}
      </>
    );
  },
});

/** What somebody else has written, whole, in each field of which something else was typed here. */
function TheirQuestion({
  edited,
  languages,
  question,
  theirPlace,
  mine,
  typed,
}: QuestionData & { mine: FaqEntry }) {
  const saved = edited.draft ?? (edited.current && { by: edited.current.by, at: edited.current.publishedAt });
  const own: Record<string, string> = { ...showQuestion(mine), place: typed.values.place ?? '' };
  const theirs: Record<string, string> = { ...showQuestion(question), place: theirPlace };
  const differing = Object.entries(describeFields(languages, edited.content, question.id)).filter(
    ([name]) => (own[name] ?? '') !== (theirs[name] ?? ''),
  );
  return (
    <Panel heading={words.faq.theirs}>
      {saved && <p>{words.faq.savedBy(saved.by, formatMoment(saved.at))}</p>}
      {differing.map(([name, { label, show }]) => (
        <TextAreaField
          key={name}
          name={`their-${name}`}
          label={label}
          defaultValue={show(theirs[name] ?? '')}
          rows={name.startsWith('answer') ? 8 : 2}
          readOnly
        />
      ))}
    </Panel>
  );
}

/** The question of the address; a new one has no id until it is saved. */
async function readData({ desk, person, params, query }: DeskRequest): Promise<QuestionData | undefined> {
  const edited = await desk.content.open('faq', person);
  const question = params.id === NEW ? emptyQuestion('') : findQuestion(edited.content, params.id ?? '');
  if (!question) return undefined;
  const place = question.id ? placeOf(edited.content, question.id) : lastPlace(edited.content);
  return {
    edited,
    languages: desk.content.languages,
    question,
    theirPlace: place,
    stamp: desk.content.stamp([question, question.id && place]),
    typed: { values: { ...showQuestion(question), place }, errors: {} },
    form: crypto.randomUUID(),
    saved: query.get('saved') ?? '',
  };
}

/** The end of the first topic. */
function lastPlace([topic]: EditedPart<'faq'>['content']): string {
  return `${topic?.id}/${topic?.questions.at(-1)?.id ?? ''}`;
}

async function save(request: DeskPostRequest, data: QuestionData) {
  const { desk, person, fields } = request;
  const { edited, languages, question, stamp } = data;
  const { words: read, errors } = readQuestion(fields, languages, question);
  const typed = { values: fields, errors };
  if (Object.keys(errors).length > 0) return { status: 422, data: { ...data, typed } };
  const id = question.id || newQuestionId(read.en.question, edited.content);
  const mine: FaqEntry = { id, words: read };
  const content = putQuestion(edited.content, mine, fields.place ?? '');
  const isDone = JSON.stringify(faqSchema.safeParse(content).data) === JSON.stringify(edited.content);
  if (fields.stamp !== stamp && !isDone) return { status: 409, data: { ...data, typed, mine } };
  const checked = Object.fromEntries(readStill(fields, languages).map((code) => [code, [id]]));
  const edit = { revision: edited.revision, content, checked };
  const outcome = await desk.content.save(person, 'faq', edit);
  if (outcome === 'done') {
    const form = isUuid(fields.form) ? `?saved=${fields.form}` : '';
    return { redirect: `${LIST}/questions/${id}${form}`, notice: words.notices.save };
  }
  if (outcome === 'conflict') return { status: 409, data: { ...data, typed, mine } };
  const refused = { values: fields, errors: { place: words.errors.none } };
  return { status: 422, data: { ...data, typed: refused } };
}

async function remove({ desk, person, fields }: DeskPostRequest, data: QuestionData) {
  const { edited, question, stamp } = data;
  if (!question.id) return undefined;
  if (fields.stamp !== stamp) return { status: 409, data: { ...data, mine: question } };
  const content = withoutQuestion(edited.content, question.id);
  const outcome = await desk.content.save(person, 'faq', { revision: edited.revision, content });
  if (outcome === 'done') return { redirect: LIST, notice: words.notices.remove };
  return { status: 409, data: { ...data, mine: question } };
}
