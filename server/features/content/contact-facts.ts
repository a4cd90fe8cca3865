import { english, translated, translations } from '#content/languages.ts';
import {
  type Contact,
  type ContactOffice,
  dialled,
  NAMED_LINES,
  type SaidHours,
} from '#content/schema/contact.ts';
import { describeHours } from '#domain/directory/describe-hours.ts';
import type { FactTree } from '#facts/published.ts';
import { ENGLISH } from '../../languages.ts';

const NIGERIA = '234';
const ALWAYS = '24/7';
const codes = [ENGLISH, ...translations];

/** Those of the build, whatever is published: hours are said in them as before. */
const wordsOf = (code: string) => translated[code] ?? english;

/** By the code of a language, the ids of places whose words are older than the English. */
type Older = Readonly<Record<string, readonly string[]>>;

/** The facts and words that are made of it, by the names under which content/ asks for them (`withPublished`). */
export function contactFacts(contact: Contact, older: Older): Record<string, FactTree> {
  const { lines, whatsApp, fromAbroad, email, offices } = contact;
  const [headOffice] = offices;
  return {
    mailbox: { email },
    office: { lines: headOffice?.lines ?? [], mapUrl: headOffice?.mapUrl ?? '' },
    phoneLines: mapEach(NAMED_LINES, (id) => {
      const { display, digits } = lines[id];
      const inFull = display === digits ? digits : `${display} (${digits})`;
      return { display, digits, inFull, to: telOf(digits) };
    }),
    supportLines: mapEach(['support-1', 'support-2'], (id) => {
      const line = lines[id];
      return line && { id, display: line.display, digits: line.digits, to: telOf(line.digits) };
    }),
    whatsAppLines: mapEach(['whatsapp-1', 'whatsapp-2'], (id) => {
      const line = whatsApp[id];
      return (
        line && { id, display: line.digits, url: `https://wa.me/${NIGERIA}${dialled(line.digits).slice(1)}` }
      );
    }),
    fromAbroad: {
      line: {
        label: fromAbroad,
        to: `tel:+${dialled(fromAbroad)}`,
        isTollFree: isSameNumber(fromAbroad, lines.tollFree.digits),
      },
    },
    openingHours: mapEach(NAMED_LINES, (id) => lines[id].hours),
    enrolmentPlaces: Object.fromEntries(offices.map((office) => [office.id, placeFacts(office)])),
    enrolmentLgas: Object.fromEntries(offices.map(({ id, lga }) => [id, lga])),
    lineLabels: mapEach(codes, (code) => contact.words[code] ?? contact.words.en),
    lineHours: mapEach(codes, (code) => ({ ...sayHours(contact, code) })),
    placeWords: mapEach(codes, (code) =>
      Object.fromEntries(
        offices.map((office) => [
          office.id,
          placeWords(office, older[code]?.includes(office.id) ?? false, code),
        ]),
      ),
    ),
  };
}

/** Whether an international number is this one of Nigeria. */
function isSameNumber(international: string, digits: string): boolean {
  return dialled(international) === NIGERIA + dialled(digits).slice(1);
}

function mapEach<Id extends string>(ids: readonly Id[], valueIn: (id: Id) => FactTree[string]): FactTree {
  return Object.fromEntries(ids.map((id) => [id, valueIn(id)]));
}

function telOf(digits: string): string {
  return `tel:${dialled(digits)}`;
}

/** What words say of the hours of the lines; nothing of those that are answered day and night. */
function sayHours({ lines, whatsApp }: Contact, code: string): SaidHours {
  const all = Object.entries(lines).flatMap(([id, line]) => (line ? [{ id, ...line }] : []));
  const [{ hours: first } = { hours: null }] = all;
  const areSame = all.every(({ hours }) => hours === first);
  const unlessAlways = (name: keyof SaidHours, hours: string | null) =>
    hours === ALWAYS ? {} : { [name]: inSentence(hours, code) };
  const each = all.flatMap(({ id, display, hours }) =>
    hours
      ? [
          {
            id,
            display,
            hours: hours === ALWAYS ? wordsOf(code).site.when.open : inSentence(hours, code),
          },
        ]
      : [],
  );
  return {
    ...unlessAlways('tollFree', lines.tollFree.hours),
    ...unlessAlways('askLine', lines.askLine.hours),
    ...unlessAlways('whatsApp', whatsApp['whatsapp-1'].hours),
    ...(areSame ? unlessAlways('lines', first) : { lines: '' }),
    ...(!(areSame && first === ALWAYS) && { each }),
  };
}

/** "Monday to Friday 8am to 5pm, Saturday 9am to 1pm"; empty where nothing is said. */
function inSentence(hours: string | null, code: string): string {
  const { hoursWords } = wordsOf(code).placeDetails;
  return describeHours(hours ?? '', { ...hoursWords, line: (days, times) => `${days} ${times}` }).join(', ');
}

function placeFacts({ id, kind, lines, locality, mapUrl, hours, isToConfirm }: ContactOffice): FactTree {
  const address = lines.join(', ');
  return {
    id,
    kind,
    address,
    locality,
    directions: mapUrl,
    isToConfirm,
    ...(hours && { openingHours: hours }),
  };
}

/** Words of an address that are older than its lines may name another place. */
function placeWords({ words, lines, hours }: ContactOffice, isOlder: boolean, code: string): FactTree {
  const { name, address, note, published } = words[code] ?? words.en;
  return {
    name,
    address: (isOlder ? undefined : address) ?? lines.join(', '),
    ...(note && { note }),
    ...(published && { published }),
    ...(hours && { hours: describeHours(hours, wordsOf(code).placeDetails.hoursWords) }),
  };
}
