import { foldText } from '#domain/text/fold-text.ts';
import { RETENTION } from '../../retention/retention.ts';
import { COMMAND_LINE, NOT_SIGNED_IN } from '../audit-repository.ts';
import { SCHEDULE } from '../posts/post-schedule.ts';

export const LONGEST_NAME = 60;

/** The audit log's names for commands, programs and strangers, and what could be taken for one. */
const reservedNames = new Set(
  [
    COMMAND_LINE.name,
    SCHEDULE.name,
    RETENTION.name,
    'scheduler',
    // Of lines that older versions wrote, whose API took posts.
    'editor token',
    NOT_SIGNED_IN.name,
    'system',
    'site',
    'guest',
    'visitor',
    'nobody',
  ].map(fold),
);

/** What could steer a terminal, turn the direction of the text around it, or is not seen at all. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u2800\ufffd\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** Letters of two scripts look alike, such as the Latin and the Cyrillic e. */
const LATIN = /\p{Script=Latin}/u;
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;

/** A name as it is kept, or why nobody can be called so. */
export function readPersonName(typed: string): { name: string } | 'unprintable' | 'reserved' {
  const name = oneLine(typed);
  if (name.length > LONGEST_NAME || UNPRINTABLE.test(name) || !name.isWellFormed()) return 'unprintable';
  if (!/\p{L}/u.test(name) || (LATIN.test(name) && OTHER_LETTER.test(name))) return 'unprintable';
  return reservedNames.has(fold(name)) ? 'reserved' : { name };
}

/** What somebody calls a passkey, or nothing. */
export function readPasskeyName(typed: string): string {
  const name = oneLine(typed.replace(new RegExp(UNPRINTABLE, 'gu'), ' ')).toWellFormed();
  return Array.from(name).slice(0, LONGEST_NAME).join('');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `Sché dule` is read as `Schedule`. */
function fold(name: string): string {
  return foldText(name).replaceAll(' ', '');
}
