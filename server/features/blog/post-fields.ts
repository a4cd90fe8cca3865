import { z } from 'zod';
import { foldText } from '#domain/text/fold-text.ts';
import { lagosDay } from '#domain/text/format-date.ts';

const TITLE_LENGTH = 150;
/** About 4,000 words. Rendering more, if it is made to be slow, would hold up everybody. */
export const MAX_CONTENT_LENGTH = 25_000;
const ALT_LENGTH = 300;
const SLUG_LENGTH = 80;

const oneLine = (max: number) =>
  z
    .string('must be text')
    .trim()
    .max(max, `must have at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, 'must be a single line');

export const slugField = z
  .string('must be text')
  .max(SLUG_LENGTH, `must have at most ${SLUG_LENGTH} characters`)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters and digits, joined by single hyphens');

export const postFields = {
  title: oneLine(TITLE_LENGTH).min(1, 'must not be empty'),
  content: z
    .string('must be text')
    .max(MAX_CONTENT_LENGTH, `must have at most ${MAX_CONTENT_LENGTH} characters`)
    .refine((text) => text.trim() !== '', 'must not be empty')
    .refine((text) => !text.includes('\0'), 'must not hold null characters'),
  date: z.iso.date('must be a day such as 2025-07-11'),
  imageAlt: oneLine(ALT_LENGTH),
};

/** Visitors get no such post: it would stand above all newer ones until its day. */
export function isDayToCome(day: string, now = new Date()): boolean {
  return day > lagosDay(now);
}

/** Nothing else can be the id of a post, and not everything else can be asked of a database. */
export function isSlug(id: string): boolean {
  return slugField.safeParse(id).success;
}

/** The address of a post that names none, made from its title; empty when the title has no letter to make it from. */
export function toSlug(title: string): string {
  const words = foldText(title).replace(/[^a-z0-9 ]+/g, '');
  return words.trim().split(/ +/).join('-').slice(0, SLUG_LENGTH).replace(/-+$/, '');
}
