import { z } from 'zod';

export const text = z.string().min(1);
export const idSchema = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

/** A link target: a path of this site, another site, or a phone or email link. */
export const targetSchema = z.string().regex(/^(\/|#|https?:\/\/|tel:|mailto:)\S*$/);

export const linkSchema = z.object({
  label: text,
  to: targetSchema,
  /** Of a link to the contact form: the subject that is filled in. */
  subject: text.optional(),
  /** The code of its language, where that is another than the reader's. */
  hrefLang: text.optional(),
});

export type Link = z.infer<typeof linkSchema>;

export const phoneLineSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  label: text,
  /** The number as people remember it, such as 0800-ILERAEKO. */
  display: text,
  /** The same number in digits, for those who cannot read letters off a keypad. */
  digits: z.string().regex(/^[\d-]+$/),
  to: z.string().regex(/^tel:\+?\d{7,15}$/),
});

export const whatsAppLineSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  label: text,
  display: z.string().regex(/^[\d-]+$/),
  url: z.url({ protocol: /^https$/, hostname: /^wa\.me$/ }),
});

export const socialLinkSchema = linkSchema.extend({
  icon: z.enum(['facebook', 'whatsapp', 'instagram', 'linkedin']),
});

export const officeSchema = z.object({
  lines: z.array(text).min(2),
  mapUrl: z.url(),
});

export const brandSchema = z.object({
  name: text,
  fullName: text,
  scheme: text,
  tagline: text,
});

export type PhoneLine = z.infer<typeof phoneLineSchema>;
export type WhatsAppLine = z.infer<typeof whatsAppLineSchema>;
export type SocialLink = z.infer<typeof socialLinkSchema>;
export type Office = z.infer<typeof officeSchema>;
export type Brand = z.infer<typeof brandSchema>;

/** A language of the site: what its pages say about themselves, and how it writes dates. */
export interface Language {
  /** Its folder in content/ and the first part of its addresses; English has neither. */
  code: string;
  /** For `lang`, as browsers know it. */
  tag: string;
  /** For messengers that show a link. */
  ogLocale: string;
  /** In the language itself. */
  name: string;
  /** Whether the agency has read the translation; until then every page says that it is a draft. */
  isReviewed: boolean;
  /** Whether the display face has all of its letters; otherwise headings are set in the face of the system, or in `face`. */
  hasDisplayFace: boolean;
  /** A display face of its own. */
  face?: 'yoruba';
  /** Whether a short label may be the same as in English. */
  isNearEnglish?: boolean;
}

/** By hand, because a page's first `Intl.DateTimeFormat` costs a slow phone 100 ms, and Intl's month names are not ours. */
export interface DateWords {
  /** Twelve. */
  months: readonly string[];
  /** Where a day is not written as 11 July 2025. */
  date?(day: number, month: string, year: string): string;
  withTime(date: string, time: string): string;
}

export type ComplaintKind = 'charged' | 'refused' | 'treated' | 'details' | 'other';

/** In the order in which a complaint usually goes through them; staff may also take one back. */
export type ComplaintState = 'received' | 'in-progress' | 'answered';

export const contactCardSchema = z.object({
  icon: z.enum(['map-pin', 'phone', 'whatsapp', 'mail', 'twitter-x', 'facebook']),
  title: text,
  lines: z.array(text).min(1),
  action: linkSchema,
});

export type ContactCard = z.infer<typeof contactCardSchema>;

const menuGroupSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  label: text,
  links: z.array(linkSchema).min(1),
});

export const menuEntrySchema = z.union([menuGroupSchema, linkSchema]);

/** An entry without a target is shown as plain text, because its page does not exist. */
export const footerEntrySchema = z.object({ label: text, to: linkSchema.shape.to.optional() });

export type MenuEntry = z.infer<typeof menuEntrySchema>;
export type FooterEntry = z.infer<typeof footerEntrySchema>;

/** A place where people enrol in person. */
export const enrolmentPlaceSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(['office', 'booth']),
  name: text,
  address: text,
  /** The council or town, for search engines. */
  locality: text,
  directions: z.url({ protocol: /^https$/ }),
  /** Who or what the place is for, if not everybody and everything. */
  note: text.optional(),
  /** When it is open, in lines; only where staff have confirmed it. */
  hours: z.array(text).optional(),
  /** The same as search engines read it. */
  openingHours: text.optional(),
  /** When the address was last published. */
  published: text.optional(),
  /** The agency has to confirm the address before launch. */
  isToConfirm: z.boolean(),
});

export type EnrolmentPlace = z.infer<typeof enrolmentPlaceSchema>;

/** The social preview image of a page. */
const shareCardSchema = z.strictObject({
  title: text.max(64),
  note: text.max(90),
  /** A file in app/pictures/scenes. */
  scene: z.string().regex(/^[a-z0-9-]+$/),
  /** A file in app/pictures/patterns. */
  cloth: z.enum(['circles', 'combs', 'birds', 'cowries', 'weave']),
  ground: z.enum(['indigo', 'green', 'rust']),
  /** The scene's alternative text; the words on the card are added to it. */
  alt: text,
});

export const pageRecordSchema = z.strictObject({
  path: z.string().regex(/^\/(?:[a-z-]+(?:\/[a-z-]+)*)?$/),
  /** A second path of the same page. */
  alsoAt: z.string().optional(),
  /** Its name in breadcrumbs. */
  name: text.max(40),
  /** What visitors find there, in one sentence. */
  about: text.max(200),
  card: shareCardSchema,
});

export type ShareCard = z.infer<typeof shareCardSchema>;
export type PageRecord = z.infer<typeof pageRecordSchema>;
