import { translations } from '#content/languages.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { phoneWords } from '#words/phone.ts';
import { contentIn, ENGLISH } from '../../languages.ts';

type Keyword = keyof (typeof phoneWords)['sms']['keywords'];

/** What somebody asks by SMS. */
export type SmsQuestion = { code: string } & (
  | { kind: 'complaint'; reference: string; digits: string | undefined }
  | { kind: 'no-reference' }
  /** `rest` is what follows the keyword. */
  | { kind: Keyword; rest: string; text: string }
  | { kind: 'search'; text: string }
);

/** These are the whole of an SMS: "stop the bleeding" asks for something else. */
const ALONE: readonly Keyword[] = ['stop', 'start', 'help', 'callBack', 'emergency'];
/** Eight signs as they are given out, perhaps with LA before them and the end of a phone number after them. */
const REFERENCE = /^(la[\s-]*)?([a-z0-9]{4}[\s-]*[a-z0-9]{4})(?:[\s,;:/]+(\d{4}))?$/i;

/** The question of an SMS, in the language of its keyword, or in the one that it begins with: "PIDGIN PRICE 2 3". */
export function readSms(typed: string): SmsQuestion {
  const [, named = '', ...others] = /^\s*(\S+)\s+([\s\S]+)$/.exec(typed) ?? [];
  const asked = languageNamed(named);
  const text = (asked ? (others[0] ?? '') : typed).trim();
  const reference = readComplaint(text);
  if (reference) return { code: asked ?? ENGLISH, ...reference };
  const folded = foldText(text);
  if (folded === '') return { code: asked ?? ENGLISH, kind: 'help', rest: '', text };
  const found = keywords()
    .filter(({ word, kind }) => folded === word || (folded.startsWith(`${word} `) && !ALONE.includes(kind)))
    .sort((one, other) => other.word.length - one.word.length)[0];
  if (!found) return { code: asked ?? ENGLISH, kind: 'search', text };
  const rest = text.split(/\s+/).slice(found.word.split(' ').length).join(' ');
  return { code: asked ?? found.code, kind: found.kind, rest, text };
}

function languageNamed(word: string): string | undefined {
  return [ENGLISH, ...translations].find((code) => {
    const { name } = contentIn(code, 'language').language;
    return foldText(name) === foldText(word);
  });
}

function keywords() {
  return [ENGLISH, ...translations].flatMap((code) =>
    Object.entries(contentIn(code, 'phone').phoneWords.sms.keywords).flatMap(([kind, words]) =>
      words.map((word) => ({ code, kind: kind as Keyword, word })),
    ),
  );
}

function readComplaint(text: string) {
  const [, prefix, body = '', digits] = REFERENCE.exec(text) ?? [];
  const reference = readReference(body);
  if (reference) return { kind: 'complaint', reference, digits } as const;
  return prefix && /\d/.test(body) ? ({ kind: 'no-reference' } as const) : undefined;
}
