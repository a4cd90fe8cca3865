import { auditFields, auditPostParts, auditWords as words } from '#content/desk/audit.ts';
import { partNames } from '#content/desk/content.ts';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { announcedHolidays } from '#facts/public-holidays.ts';
import type { AuditLine } from '#server/features/desk/audit/audit-service.ts';
import { describeFigure } from '../content/plan-form.tsx';
import { isUuid } from '../desk-page.ts';
import { stateLabels } from '../inbox/ticket-state.tsx';
import { cellWords } from '../lists/cell-words.ts';
import { listTitle } from '../lists/find-list.ts';

interface Change {
  /** Empty when the whole of it is meant. */
  name: string;
  before: string;
  after: string;
}

const MOST_CHARACTERS = 160;
const MOMENTS = ['publish_at', 'begins', 'ends'];

/** What an action has changed, in words: of two records only the parts that differ, and of a long text only its start. */
export function describeChanges({ before, after }: Pick<AuditLine, 'before' | 'after'>): Change[] {
  if (!before && !after) return [];
  const [old, now] = [readDetails(before), readDetails(after)];
  if (!old || !now) return [{ name: '', before: cut(before), after: cut(after) }];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map((field) => ({
      name: describeFigure(field)?.name ?? wordFor(auditFields, field),
      before: cut(describe(field, old[field])),
      after: cut(describe(field, now[field])),
    }));
}

/** What it was done to, by the name that the desk shows elsewhere. */
export function describeSubject({ action, subject, name, before, after }: AuditLine): string {
  const [kind] = action.split('.');
  if (kind === 'messages') return words.allMessages;
  if (kind === 'message') return subject.slice(0, 8).toUpperCase();
  if (kind === 'place') return name ?? subject;
  if (kind === 'holiday') return formatDate(subject);
  if (kind === 'list') return listTitle(subject);
  if (kind === 'content') return wordFor(partNames, subject);
  if (kind === 'post') return titleIn(after) || titleIn(before) || subject;
  return subject;
}

/** Where the desk shows it today, unless it is gone; nothing for what has no page. */
export function hrefOfSubject({
  action,
  subject,
  before = '',
  after = '',
}: Pick<AuditLine, 'action' | 'subject'> & Partial<AuditLine>): string | undefined {
  const [kind = ''] = action.split('.');
  const version = kind === 'content' && (readDetails(after)?.number ?? readDetails(before)?.number);
  if (version) return `${FOLDERS.content}/${subject}/versions/${version}?compare=before`;
  if (kind === 'post') return isUuid(subject) ? `/desk/posts/${subject}` : searchIn('/desk/posts', subject);
  if (kind === 'place' && subject.startsWith(PLACES)) return `/desk/places/${subject.slice(PLACES.length)}`;
  if (kind === 'holiday' || kind === 'replies') return '/desk/reply-times';
  const folder = Object.hasOwn(FOLDERS, kind) ? FOLDERS[kind] : undefined;
  return folder && `${folder}/${encodeURIComponent(subject)}`;
}

const PLACES = '/provider/';
const FOLDERS: Readonly<Record<string, string>> = {
  message: '/desk/messages',
  complaint: '/desk/complaints',
  list: '/desk/lists',
  content: '/desk/content',
  picture: '/desk/posts/pictures',
};

function searchIn(path: string, text: string): string {
  return `${path}?${new URLSearchParams({ q: text })}`;
}

function titleIn(details: string): string {
  const title = readDetails(details)?.title;
  return typeof title === 'string' ? title : '';
}

/** Nothing counts as an empty record, so that what was made or removed is told part by part. */
function readDetails(text: string): Record<string, unknown> | undefined {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The words for a key; the key itself where there are none by now. */
export function wordFor(known: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(known, key) ? (known[key] ?? key) : key;
}

function describe(field: string, value: unknown): string {
  if (value === undefined) return '';
  const figure = describeFigure(field);
  if (figure) return figure.write(value);
  if (value === null) return field === 'assignedTo' ? words.nobody : '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (field === 'lists' && Array.isArray(value)) return value.map((id) => listTitle(String(id))).join(', ');
  if (Array.isArray(value)) return value.map((part) => wordFor(auditPostParts, String(part))).join(', ');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (field === 'state') return states[text] ?? text;
  if (field === 'holiday') return wordFor(announcedHolidays, text);
  if (field === 'role') return formerRoles[text] ?? text;
  if (isDetail(field)) return cellWords(field, text);
  if (MOMENTS.includes(field) && !Number.isNaN(Date.parse(text))) return formatMoment(text);
  if ((field === 'date' || field === 'due') && /^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  return text;
}

/** Of a place, stored otherwise than visitors read it. */
function isDetail(field: string): field is 'hours' | 'services' | 'confirmed' {
  return field === 'hours' || field === 'services' || field === 'confirmed';
}

/** With the name that a state had in lines from before it was renamed; so with a role. */
const states: Readonly<Record<string, string>> = { ...stateLabels, looking: stateLabels['in-progress'] };
const formerRoles: Readonly<Record<string, string>> = { care: 'inbox' };

function cut(text: string): string {
  const letters = Array.from(text.slice(0, 2 * MOST_CHARACTERS + 2));
  return letters.length > MOST_CHARACTERS ? `${letters.slice(0, MOST_CHARACTERS).join('')}…` : text;
}
