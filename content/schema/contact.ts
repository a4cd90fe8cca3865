import { z } from 'zod';
import { inLanguages } from './in-languages.ts';
import { idSchema, text } from './site.ts';

/** The lines that sentences name; each has a label in every language. */
export const NAMED_LINES = ['tollFree', 'askLine', 'salesLine', 'doctorLine'] as const;
export type NamedLine = (typeof NAMED_LINES)[number];

const NUMBER_OF_KEY = '22233344455566677778889999';

/** What a phone dials for a number that is spelled by the letters on its keys: 0800-ILERAEKO. */
export function dialled(number: string): string {
  return number
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => NUMBER_OF_KEY[letter.charCodeAt(0) - 65] ?? '')
    .replace(/\D/g, '');
}

/** 7 to 15 digits in groups, from inside Nigeria. */
const digits = z
  .string()
  .regex(/^0\d*(?:-\d+)*$/)
  .refine((number) => /^\d{7,15}$/.test(dialled(number)));

const DAYS = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const SPANS = String.raw`\d\d:\d\d-\d\d:\d\d(?:,\d\d:\d\d-\d\d:\d\d)*`;
const ONE_RULE = `${DAYS}(?:-${DAYS})? (?:off|${SPANS})`;

/** As domain/directory/opening-hours.ts writes them; null where nothing is said of them. */
export const hoursSchema = z
  .string()
  .max(300)
  .regex(new RegExp(`^(?:24/7|${ONE_RULE}(?:; ${ONE_RULE})*)$`))
  .nullable();

/** Letters must be on the keys of the digits, or somebody dials a stranger. */
const lineSchema = z
  .strictObject({ display: text.max(30).regex(/^[\dA-Z-]+$/), digits, hours: hoursSchema })
  .refine((line) => dialled(line.display) === dialled(line.digits), { path: ['display'] });

const whatsAppSchema = z.strictObject({ digits, hours: hoursSchema });

const httpsUrl = z.url({ protocol: /^https$/ }).max(300);

export const officeSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(['office', 'booth']),
  /** Of the address, as on a letter. */
  lines: z.array(text.max(100)).min(1).max(5),
  /** The council or town, for search engines, and the LGA. */
  locality: text.max(60),
  lga: text.max(40),
  mapUrl: httpsUrl,
  hours: hoursSchema,
  isToConfirm: z.boolean(),
  words: inLanguages(
    z.strictObject({
      name: text.max(80),
      /** Where words of the address are translated. */
      address: text.max(300).optional(),
      note: text.max(300).optional(),
      published: text.max(60).optional(),
    }),
  ),
});

/** How people reach us. The first of the offices is the head office. */
export const contactSchema = z.strictObject({
  lines: z.strictObject({
    tollFree: lineSchema,
    askLine: lineSchema,
    salesLine: lineSchema,
    doctorLine: lineSchema,
    'support-1': lineSchema,
    'support-2': lineSchema.nullable(),
  }),
  whatsApp: z.strictObject({ 'whatsapp-1': whatsAppSchema, 'whatsapp-2': whatsAppSchema.nullable() }),
  /** The toll-free line as it is dialled from another country. */
  fromAbroad: z.string().regex(/^\+\d{1,3}(?: \d{2,6}){2,5}$/),
  email: z.email().max(100),
  offices: z
    .array(officeSchema)
    .min(1)
    .max(80)
    .refine((offices) => offices[0]?.id === 'head-office')
    .refine((offices) => new Set(offices.map(({ id }) => id)).size === offices.length),
  /** The labels of the lines. */
  words: inLanguages(
    z.strictObject({
      tollFree: text.max(40),
      askLine: text.max(40),
      salesLine: text.max(40),
      doctorLine: text.max(40),
    }),
  ),
});

export type Contact = z.infer<typeof contactSchema>;
export type ContactOffice = Contact['offices'][number];

/** What words say of the hours of lines that are not answered day and night; of all lines empty where they differ. */
export interface SaidHours {
  tollFree?: string;
  askLine?: string;
  whatsApp?: string;
  lines?: string;
  each?: readonly { id: string; display: string; hours: string }[];
}
