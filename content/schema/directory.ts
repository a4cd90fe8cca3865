import { z } from 'zod';

const filledSchema = z
  .string()
  .min(1, 'is empty')
  .refine((text) => text === text.trim() && !/\s{2,}/.test(text), 'has spaces to spare');

/**
 * A Nigerian phone number: mobile, 0700 and 0800 lines or Lagos landline, with 0 or +234, its digits grouped by single
 * spaces or hyphens.
 */
const NUMBER = /^(?:\+?234[ -]?|0)(?:[2-9](?:[ -]?\d){9}|1(?:[ -]?\d){7}|[78](?:[ -]?0){2}(?:[ -]?\d){6,9})$/;

export const phoneSchema = z
  .string()
  .min(1, 'is empty')
  .refine((text) => {
    const numbers = text.split(', ');
    return numbers.length <= 2 && numbers.every((number) => NUMBER.test(number));
  }, 'is not one Nigerian number, or two with a comma between');

/**
 * What may be known of a place besides, as it is stored. What is not known is left out, and nobody may take that for a
 * no. Of the forms in which people write these, `server/features/directory/tidy-detail.ts` makes the ones here.
 */
const detailShape = {
  phone: phoneSchema.optional(),
  /** As domain/directory/opening-hours.ts writes them. */
  hours: z
    .string()
    .regex(/^(24\/7|[A-Z][a-z].*)$/)
    .optional(),
  /** Ids of content/facts/directory.ts. */
  services: z
    .string()
    .regex(/^[a-z-]+(; [a-z-]+)*$/)
    .optional(),
  /** The day on which somebody has asked the place. */
  confirmed: z.iso.date().optional(),
  /** Latitude and longitude. */
  coordinates: z
    .string()
    .regex(/^\d\.\d{3,6}, \d\.\d{3,6}$/)
    .optional(),
};

export const hospitalSchema = z.strictObject({
  name: filledSchema,
  address: filledSchema,
  lga: filledSchema,
  ...detailShape,
});

/** Fields in the order of the CSV file; tables show them in another. */
export const pharmacySchema = z.strictObject({
  name: filledSchema,
  address: filledSchema,
  lcda: filledSchema,
  lga: filledSchema,
  ...detailShape,
  phone: phoneSchema,
});

export const agentSchema = z.strictObject({ name: filledSchema, phone: phoneSchema });

const providerListIdSchema = z.enum(['standard-jaara', 'standard-jaara-plus', 'pharmacies']);
const listIdSchema = z.enum([...providerListIdSchema.options, 'agents']);
/** The fields that a list may lack, in any record or altogether; pharmacies always have a phone. */
export const detailFields = ['phone', 'hours', 'services', 'confirmed', 'coordinates'] as const;
const fieldSchema = z.enum(['name', 'address', 'lga', 'lcda', ...detailFields]);

const listShape = {
  title: z.string().min(1),
  /** The CSV file in content/directory that a new database gets, and the name of the open data under /data. */
  file: z.string().regex(/^[a-z-]+\.csv$/),
  columns: z.array(z.strictObject({ field: fieldSchema, label: z.string().min(1) })).min(2),
};

export const providerListSchema = z.strictObject({
  ...listShape,
  id: providerListIdSchema,
  kind: z.enum(['hospital', 'pharmacy']),
  /** The prefix of the section's URL parameters. */
  param: z.string().regex(/^[a-z]+$/),
  /** Singular and plural, as in "23 hospitals found". */
  noun: z.strictObject({ one: z.string().min(1), many: z.string().min(1) }),
  /** The plan whose members may use the list; pharmacies serve every plan. */
  planName: z.string().min(1).optional(),
});

export const agentListSchema = z.strictObject({ ...listShape, id: z.literal('agents') });

export const lgaTileSchema = z.strictObject({
  lga: z.string().min(1),
  column: z.int().min(1),
  row: z.int().min(1),
});

export type Agent = z.infer<typeof agentSchema>;
/** A record of any of the three provider lists. */
export type Provider = Record<'name' | 'address' | 'lga', string> &
  Partial<Record<'lcda' | DetailField, string>> & {
    /** The last part of its page's path, where that is another than its name makes. */
    slug?: string;
  };
export type ProviderListId = z.infer<typeof providerListIdSchema>;
export type ListId = z.infer<typeof listIdSchema>;
export type Field = z.infer<typeof fieldSchema>;
export type DetailField = (typeof detailFields)[number];
/** What a visitor may say is wrong about a place. */
export type ReportField = 'name' | 'address' | 'phone' | 'hours' | 'services' | 'closed' | 'other';
export type ProviderList = z.infer<typeof providerListSchema>;
export type AgentList = z.infer<typeof agentListSchema>;
/** A list with the day that its current version carries. */
export type Dated<List> = List & { date: string };
export type DatedProviderLists = [Dated<ProviderList>, Dated<ProviderList>, Dated<ProviderList>];
export type LgaTile = z.infer<typeof lgaTileSchema>;

/** How a language says when a place is open. */
export interface HoursWords {
  /** From Monday on. */
  days: readonly string[];
  from: (first: string, last: string) => string;
  /** Minutes is 0 to 59, the hour 0 to 24. */
  time: (hour: number, minutes: number) => string;
  span: (from: string, to: string) => string;
  and: string;
  allDay: string;
  closed: string;
  always: string;
  line: (days: string, times: string) => string;
}
