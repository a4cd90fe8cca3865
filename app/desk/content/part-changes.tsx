import { contentWords as words } from '#content/desk/content.ts';
import { type Contact, NAMED_LINES } from '#content/schema/contact.ts';
import type { Faq, Notice, PartId, Parts, PopUp } from '#content/schema/parts.ts';
import { describeHours } from '#domain/directory/describe-hours.ts';
import { hoursWords } from '#words/place-details.ts';
import { TextDifference } from '../posts/text-difference.tsx';
import { describePlans } from './plan-form.tsx';
import { topicTitle } from './question-form.tsx';

type Described = Map<string, string>;

const MOST_SHOWN = 12;

/** What a part says, piece by piece under a name, so that two of them can be compared. */
const describers: { [Id in PartId]: (content: Parts[Id]) => Described } = {
  notice: describeNotice,
  'pop-up': describePopUp,
  faq: describeFaq,
  contact: describeContact,
  plans: describePlans,
};

function describe(part: PartId, content: unknown): Described {
  return (describers[part] as (content: unknown) => Described)(content);
}

/** What differs, piece by piece; as an old and a new text. */
export function findChanges(part: PartId, before: unknown, after: unknown) {
  const [old, now] = [describe(part, before), describe(part, after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({ name, before: old.get(name) ?? '', after: now.get(name) ?? '' }))
    .filter((change) => change.before !== change.after);
}

export function PartChanges({ changes }: { changes: ReturnType<typeof findChanges> }) {
  const left = changes.length - MOST_SHOWN;
  return (
    <>
      {changes.slice(0, MOST_SHOWN).map(({ name, before, after }) => (
        <div key={name}>
          <h3>{name}</h3>
          <TextDifference before={before} after={after} />
        </div>
      ))}
      {left > 0 && <p>{words.state.more(left)}</p>}
    </>
  );
}

function describeNotice(notice: Notice): Described {
  if (!notice) return new Map([[words.notice.text, words.noNotice]]);
  return new Map([
    [words.notice.severity, words.notice.severities[notice.severity]],
    [words.notice.to, notice.to ?? ''],
    ...describeWords(notice.words),
  ]);
}

function describePopUp({ often, to, picture, words: own }: PopUp): Described {
  return new Map([
    [words.popUp.often, words.popUp.times[often]],
    [words.popUp.to, to],
    [words.popUp.picture, picture?.id ?? ''],
    ...describeWords(own),
  ]);
}

function describeFaq(topics: Faq): Described {
  const order = topics.flatMap(({ id, questions }) => [
    `${topicTitle(id)}:`,
    ...questions.map((question) => `${question.words.en.question}`),
  ]);
  const questions = topics.flatMap((topic) => topic.questions);
  return new Map([
    [words.faq.place, order.join('\n')],
    ...questions.map(({ id, words: own }): [string, string] => [
      `/faq#${id}`,
      describeWords(own)
        .map(([code, text]) => `${code}\n${text}`)
        .join('\n'),
    ]),
  ]);
}

function describeContact({ lines, whatsApp, fromAbroad, email, offices, words: labels }: Contact): Described {
  const { contact } = words;
  const hoursOf = (hours: string | null) =>
    hours === null ? contact.notSaid : describeHours(hours, hoursWords).join('; ');
  const all: Record<string, { display?: string; digits: string; hours: string | null } | null> = {
    ...lines,
    ...whatsApp,
  };
  return new Map([
    ...Object.entries(all).map(([id, line]): [string, string] => [
      contact.lines[id as keyof typeof contact.lines],
      line
        ? [line.display, line.digits, `${contact.hours}: ${hoursOf(line.hours)}`].filter(Boolean).join('\n')
        : contact.none,
    ]),
    [contact.fromAbroad, fromAbroad],
    [contact.email, email],
    ...Object.entries(labels).map(([code, own]): [string, string] => [
      contact.label(code),
      NAMED_LINES.map((id) => own[id]).join('\n'),
    ]),
    ...offices.map(
      ({ id, words: own, hours, mapUrl, isToConfirm, lga, locality, ...office }): [string, string] => [
        `/contact#${id}`,
        [
          words.offices.kinds[office.kind],
          ...office.lines,
          `${locality}, ${lga}`,
          mapUrl,
          `${contact.hours}: ${hoursOf(hours)}`,
          ...(isToConfirm ? [words.offices.isToConfirm] : []),
          ...describeWords(own).map(([code, text]) => `${code}\n${text}`),
        ].join('\n'),
      ],
    ),
  ]);
}

/** All words of a language in lines, under its code. */
function describeWords(inLanguages: Readonly<Record<string, object>>): [string, string][] {
  return Object.entries(inLanguages).map(([code, own]) => [code, linesOf(own).join('\n')]);
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : [];
}
