import { contentWords as words } from '#content/desk/content.ts';
import { type Contact, NAMED_LINES } from '#content/schema/contact.ts';
import type { Faq, Notice, PartId, Parts, PopUp } from '#content/schema/parts.ts';
import { describeHours } from '#domain/directory/describe-hours.ts';
import { LANGUAGE_NAMES } from '#facts/language-names.ts';
import { hoursWords } from '#words/place-details.ts';
import type { NamedChange } from '../approvals/approval-service.ts';
import { TextDifference } from '../posts/text-difference.tsx';
import { describePlans } from './plan-form.tsx';
import { topicTitle } from './question-form.tsx';

/** A piece of a part: what it is called, and what it says. */
interface Piece {
  id: string;
  name: string;
  text: string;
  byLine?: boolean;
}

const MOST_SHOWN = 12;
/** What is longer is compared word by word. */
const SHORT = 80;

/** What a part says, piece by piece, so that two of them can be compared. */
const describers: { [Id in PartId]: (content: Parts[Id]) => Piece[] } = {
  notice: describeNotice,
  'pop-up': describePopUp,
  faq: describeFaq,
  contact: describeContact,
  plans: (figures) => [...describePlans(figures)].map(([name, text]) => ({ id: name, name, text })),
};

/** What differs, piece by piece; as an old and a new text. */
export function findChanges(part: PartId, before: unknown, after: unknown): PartChange[] {
  const describe = describers[part] as (content: unknown) => Piece[];
  const [old, now] = [describe(before), describe(after)];
  return [...new Set([...old, ...now].map(({ id }) => id))]
    .map((id) => {
      const [was, is] = [old, now].map((pieces) => pieces.find((piece) => piece.id === id));
      const { name = id, byLine } = is ?? was ?? {};
      return { id, name, before: was?.text ?? '', after: is?.text ?? '', byLine };
    })
    .filter((change) => change.before !== change.after);
}

interface PartChange extends NamedChange {
  byLine?: boolean | undefined;
}

export function PartChanges(props: { changes: readonly PartChange[]; most?: number }) {
  const { changes, most = MOST_SHOWN } = props;
  const left = changes.length - most;
  const shown = changes.slice(0, most);
  const isShort = (text: string) => text.length <= SHORT && !text.includes('\n');
  return (
    <>
      {shown.some(({ before, after }) => !isShort(before) || !isShort(after)) && (
        <p>{words.changes.legend}</p>
      )}
      {shown.map(({ id, name, before, after, byLine }) => (
        <div key={id}>
          <h3>{name}</h3>
          {isShort(before) && isShort(after) ? (
            <p>
              {words.changes.before}: <del>{before || words.changes.nothing}</del> → {words.changes.after}:{' '}
              <ins>{after || words.changes.nothing}</ins>
            </p>
          ) : (
            <TextDifference before={before} after={after} byLine={byLine} />
          )}
        </div>
      ))}
      {left > 0 && <p>{words.state.more(left)}</p>}
    </>
  );
}

const named = (name: string, text: string): Piece => ({ id: name, name, text });

function describeNotice(notice: Notice): Piece[] {
  if (!notice) return [];
  return [
    named(words.notice.severity, words.notice.severities[notice.severity]),
    named(words.notice.to, notice.to ?? ''),
    ...describeWords(notice.words),
  ];
}

function describePopUp({ often, to, picture, words: own }: PopUp): Piece[] {
  return [
    named(words.popUp.often, words.popUp.times[often]),
    named(words.popUp.to, to),
    named(words.popUp.picture, picture ? words.popUp.ownPicture(picture.id.slice(0, 6)) : words.popUp.drawn),
    ...describeWords(own),
  ];
}

function describeFaq(topics: Faq): Piece[] {
  const order = topics.flatMap(({ id, questions }) => [
    `${topicTitle(id)}:`,
    ...questions.map((question) => `${question.words.en.question}`),
  ]);
  const questions = topics.flatMap((topic) => topic.questions);
  return [
    named(words.faq.order, order.join('\n')),
    ...questions.map(({ id, words: own }) => ({ id, name: own.en.question, text: inLines(own) })),
  ];
}

function describeContact({ lines, whatsApp, fromAbroad, email, offices, words: labels }: Contact): Piece[] {
  const { contact } = words;
  const hoursOf = (hours: string | null) =>
    hours === null ? contact.notSaid : describeHours(hours, hoursWords).join('; ');
  const all: Record<string, { display?: string; digits: string; hours: string | null } | null> = {
    ...lines,
    ...whatsApp,
  };
  const pieces: Piece[] = [
    ...Object.entries(all).map(([id, line]) =>
      named(
        contact.lines[id as keyof typeof contact.lines],
        line
          ? [line.display, line.digits, `${contact.hours}: ${hoursOf(line.hours)}`].filter(Boolean).join('\n')
          : contact.none,
      ),
    ),
    named(contact.fromAbroad, fromAbroad),
    named(contact.email, email),
    ...Object.entries(labels).map(([code, own]) =>
      named(contact.label(languageName(code)), NAMED_LINES.map((id) => own[id]).join('\n')),
    ),
    ...offices.map(({ id, words: own, hours, mapUrl, isToConfirm, lga, locality, ...office }) => ({
      id,
      name: own.en.name,
      text: [
        words.offices.kinds[office.kind],
        ...office.lines,
        `${locality}, ${lga}`,
        mapUrl,
        `${contact.hours}: ${hoursOf(hours)}`,
        ...(isToConfirm ? [words.offices.isToConfirm] : []),
        inLines(own),
      ].join('\n'),
    })),
  ];
  return pieces.map((piece) => ({ ...piece, byLine: true }));
}

/** All words of a language in lines, under its name. */
function describeWords(inLanguages: Readonly<Record<string, object>>): Piece[] {
  return Object.entries(inLanguages).map(([code, own]) => named(languageName(code), linesOf(own).join('\n')));
}

function inLines(inLanguages: Readonly<Record<string, object>>): string {
  return describeWords(inLanguages)
    .map(({ name, text }) => `${name}\n${text}`)
    .join('\n');
}

function languageName(code: string): string {
  return LANGUAGE_NAMES[code as keyof typeof LANGUAGE_NAMES] ?? code;
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : [];
}
