import { contentWords } from '#content/desk/content.ts';
import { type Faq, type FaqEntry, type QuestionWords, questionSchema } from '#content/schema/parts.ts';
import { faqGroups } from '#words/faq.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ChoiceField, LongTextField, TextField, useFormErrors } from '../ui/desk-form/desk-form.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { Panel } from '../ui/page-parts/page-parts.tsx';
import type { ContentLanguage, EditedPart } from './content-service.ts';
import styles from './language-fields.module.css';
import {
  LanguageColumns,
  nameIn,
  newId,
  readWords,
  schemaErrors,
  showWords,
  TranslationStates,
  typedIn,
} from './language-fields.tsx';

const words = contentWords.faq;
const MOST = { question: 200, answer: 4000, basis: 500, alsoFoundBy: 300 };
const LINKS = [1, 2, 3, 4] as const;
const MOST_LABEL = 80;
/** As in content/schema/site.ts, without an unsafe http and another site's address without its scheme. */
const TARGET = /^(?:\/(?!\/)|#|https:\/\/|tel:|mailto:)\S+$/;

type Fields = Readonly<Record<string, string>>;

export const emptyQuestion = (id: string): FaqEntry => ({
  id,
  words: { en: { question: '', answer: [] } },
});

export function topicTitle(id: string): string {
  return faqGroups.find((group) => group.id === id)?.title ?? id;
}

export function findQuestion(faq: Faq, id: string): FaqEntry | undefined {
  return faq.flatMap(({ questions }) => questions).find((question) => question.id === id);
}

/** `topic/after`, where `after` is the question before it. */
export function placeOf(faq: Faq, id: string): string {
  const topic = faq.find(({ questions }) => questions.some((question) => question.id === id));
  const ids = topic?.questions.map((question) => question.id) ?? [];
  if (!topic) return `${faq[0]?.id ?? ''}/`;
  return `${topic.id}/${ids[ids.indexOf(id) - 1] ?? ''}`;
}

/** With a question at its place, wherever it stood before. */
export function putQuestion(faq: Faq, question: FaqEntry, place: string): Faq {
  const [topicId = '', after = ''] = place.split('/');
  return withoutQuestion(faq, question.id).map((topic) => {
    if (topic.id !== topicId) return topic;
    const at = topic.questions.findIndex(({ id }) => id === after) + 1;
    return { ...topic, questions: topic.questions.toSpliced(at, 0, question) };
  });
}

export function withoutQuestion(faq: Faq, id: string): Faq {
  return faq.map((topic) => ({ ...topic, questions: topic.questions.filter((each) => each.id !== id) }));
}

export function newQuestionId(question: string, faq: Faq): string {
  const taken = faq.flatMap(({ questions }) => questions.map(({ id }) => id));
  return newId(question, taken, 'question');
}

export function showQuestion({ words }: FaqEntry): Record<string, string> {
  const values = showWords(words);
  for (const [code, { answer, links = [] }] of Object.entries(words)) {
    values[nameIn('answer', code)] = answer.join('\n\n');
    for (const [index, { label }] of links.entries()) values[nameIn(`link-${index + 1}`, code)] = label;
  }
  for (const [index, { to }] of (words.en.links ?? []).entries()) values[`to-${index + 1}`] = to;
  return values;
}

/** `before` is the question as it was, of which links keep what the form does not show. */
export function readQuestion(fields: Fields, languages: readonly ContentLanguage[], before: FaqEntry) {
  const rule = { most: MOST, optional: ['basis', 'alsoFoundBy'] };
  const { words: read, errors } = readWords(fields, languages, rule);
  for (const number of LINKS) {
    const to = typedIn(fields, `to-${number}`);
    const named = languages.some(({ code }) => typedIn(fields, nameIn(`link-${number}`, code)));
    if (to && !TARGET.test(to)) errors[`to-${number}`] = contentWords.errors.target;
    if (!to && named) errors[`to-${number}`] = contentWords.errors.targetMissing;
  }
  const own = Object.entries(read).map(([code, { question = '', answer = '', ...rest }]) => {
    const language = languages.find((each) => each.code === code)?.name ?? code;
    if (question && !question.endsWith('?'))
      errors[nameIn('question', code)] = contentWords.errors.question(language);
    const links = LINKS.flatMap((number) => {
      const to = typedIn(fields, `to-${number}`);
      const label = typedIn(fields, nameIn(`link-${number}`, code));
      if (!to) return [];
      if (!label) errors[nameIn(`link-${number}`, code)] = contentWords.errors.labelMissing(language);
      if (label.length > MOST_LABEL)
        errors[nameIn(`link-${number}`, code)] = contentWords.errors.tooLong(MOST_LABEL, language);
      const known = before.words[code]?.links?.find((link) => link.to === to);
      return { ...known, label, to };
    });
    const paragraphs = answer.split(/\n\s*\n/).map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
        .trim(),
    );
    const entry: QuestionWords = {
      question,
      answer: paragraphs.filter(Boolean),
      ...rest,
      ...(links.length > 0 && { links }),
    };
    return [code, entry] as const;
  });
  const entry = { words: Object.fromEntries(own) as FaqEntry['words'] };
  const wrong = Object.keys(errors).length > 0 ? errors : schemaErrors(questionSchema, entry, fields);
  return { errors: wrong, ...entry };
}

interface QuestionFieldsProps {
  languages: readonly ContentLanguage[];
  older: readonly string[];
  faq: Faq;
  id: string;
}

export function QuestionFields({ faq, id, ...props }: QuestionFieldsProps) {
  const errors = Object.keys(useFormErrors());
  const hasLinks = Boolean(findQuestion(faq, id)?.words.en.links?.length) || errors.length > 0;
  return (
    <>
      <ChoiceField name="place" label={words.place} options={placesIn(withoutQuestion(faq, id))} />
      <LanguageColumns {...props}>
        {({ code, isEnglish }) => (
          <>
            <TextField
              name={nameIn('question', code)}
              label={words.fields.question}
              maxLength={MOST.question}
              required={isEnglish}
            />
            <LongTextField
              name={nameIn('answer', code)}
              label={words.fields.answer}
              hint={words.answerHint}
              rows={10}
              maxLength={MOST.answer}
              required={isEnglish}
            />
            <details className={styles.details} open={hasLinks}>
              <summary>{words.links}</summary>
              {LINKS.map((number) => (
                <TextField
                  key={number}
                  name={nameIn(`link-${number}`, code)}
                  label={words.link(number)}
                  maxLength={MOST_LABEL}
                />
              ))}
            </details>
            <LongTextField
              name={nameIn('basis', code)}
              label={words.fields.basis}
              rows={2}
              maxLength={MOST.basis}
            />
            <TextField
              name={nameIn('alsoFoundBy', code)}
              label={words.fields.alsoFoundBy}
              maxLength={MOST.alsoFoundBy}
            />
          </>
        )}
      </LanguageColumns>
      <fieldset className={styles.column}>
        <legend>{words.links}</legend>
        {LINKS.map((number) => (
          <TextField
            key={number}
            name={`to-${number}`}
            label={words.to(number)}
            hint={number === 1 ? contentWords.targetHint : undefined}
            maxLength={300}
            inputMode="url"
          />
        ))}
      </fieldset>
    </>
  );
}

/** Every field of the form by its name: what it is called, and how its value is shown outside of it. */
export function describeFields(languages: readonly ContentLanguage[], faq: Faq, id: string) {
  const places = placesIn(withoutQuestion(faq, id));
  const asItIs = (value: string) => value;
  const ofLanguage = languages.flatMap(({ code, name }) => [
    ...Object.entries(words.fields).map(
      ([field, label]) => [nameIn(field, code), `${label} (${name})`] as const,
    ),
    ...LINKS.map((number) => [nameIn(`link-${number}`, code), `${words.link(number)} (${name})`] as const),
  ]);
  const labels = [...ofLanguage, ...LINKS.map((number) => [`to-${number}`, words.to(number)] as const)];
  return {
    place: { label: words.place, show: (value: string) => places[value] ?? value },
    ...Object.fromEntries(labels.map(([name, label]) => [name, { label, show: asItIs }])),
  };
}

function placesIn(faq: Faq): Record<string, string> {
  const places = faq.flatMap(({ id, questions }) => [
    [`${id}/`, words.first(topicTitle(id))],
    ...questions.map((question) => [
      `${id}/${question.id}`,
      words.after(topicTitle(id), question.words.en.question),
    ]),
  ]);
  return Object.fromEntries(places);
}

interface QuestionListProps {
  edited: EditedPart<'faq'>;
  languages: readonly ContentLanguage[];
}

/** The questions topic by topic, with what is to be done about their translations. */
export function QuestionList({ edited: { content, older }, languages }: QuestionListProps) {
  return (
    <>
      <div>
        <ButtonLink to="/desk/content/faq/questions/new">{words.add}</ButtonLink>
      </div>
      {content.map(({ id, questions }) => (
        <Panel key={id} heading={topicTitle(id)}>
          <DataTable
            caption={words.caption(topicTitle(id))}
            columns={words.columns}
            rows={questions.map(({ id, words: own }) => ({
              key: id,
              cells: [
                <a key="open" href={`/desk/content/faq/questions/${id}`}>
                  {own.en.question}
                </a>,
                <TranslationStates key="states" {...{ id, own, older, languages }} />,
              ],
            }))}
          />
        </Panel>
      ))}
    </>
  );
}
