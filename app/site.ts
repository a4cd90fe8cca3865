import type { ProviderListId } from '#content/schema/directory.ts';

/** The picture that a shared link to a page shows. */
export interface ShareCardFile {
  src: string;
  alt: string;
}

export type FormKind = 'contact' | 'newsletter';

interface FormSender {
  /** The network address, for the limit on how often one may send. */
  address: string;
  /** The hidden field `started_at`: when the form was first touched, as milliseconds or ISO text. */
  startedAt?: string | undefined;
}

export type FormAnswer =
  | { ok: true }
  | { ok: false; status: 400 | 413 | 429 | 503; errors: { field: string; reason: string }[] };

/** Takes in what visitors send. An error that belongs to no single field has an empty `field`. */
export interface FormService {
  submit(kind: FormKind, fields: Record<string, string>, sender: FormSender): Promise<FormAnswer>;
  /** With the token of a mailed link; false when there is nothing to confirm. */
  confirm(token: string): Promise<boolean>;
  unsubscribe(token: string): Promise<boolean>;
}

export interface BlogImage {
  /** A path of this site that every browser can show. */
  src: string;
  /** The same picture in several widths, for `<source>`; a drawn cover has none and needs none. */
  srcSet: { avif: string; webp: string } | undefined;
  width: number;
  height: number;
  alt: string;
}

export interface BlogSummary {
  /** The slug of its address. */
  _id: string;
  title: string;
  /** 40 words of plain text. */
  excerpt: string;
  /** A day, as 2025-07-11. */
  date: string;
  image: BlogImage;
}

export interface BlogPost extends BlogSummary {
  /** Sanitised: safe to put into the page as it is. Its headings begin at h2. */
  html: string;
  /** 25 words of plain text. */
  description: string;
  words: number;
}

/** The blog as the pages read it, newest first. */
export interface BlogService {
  list(): Promise<BlogSummary[]>;
  recent(limit: number): Promise<BlogSummary[]>;
  find(id: string): Promise<BlogPost | undefined>;
}

/** Where browsers send the forms; without an origin, to the server that the page came from. */
export interface EmailServiceConfig {
  origin?: string | undefined;
  serviceId: string;
  contactTemplateId: string;
  newsletterTemplateId: string;
  publicKey: string;
}

export interface ChatAccount {
  vendor: 'tawk' | 'zoho';
  id: string;
}

/** Services of others that the site may use, none unless configured. Browsers get to know them. */
interface ThirdParties {
  analyticsId?: string | undefined;
  chat?: ChatAccount | undefined;
}

/** What the server hands to a page while it is rendered. */
export interface Site {
  publicUrl: string;
  thirdParties: ThirdParties;
  shareCard(path: string): ShareCardFile;
  /** The address of every page that has a fixed one. */
  pagePaths: readonly string[];
  /** Whether phones keep pages for times without a connection. */
  offline: boolean;
  forms: FormService;
  blogs: BlogService;
  emailService: EmailServiceConfig;
  /** Where browsers fetch a whole list as JSON: an address with the list's version in it. */
  listHrefs: Readonly<Record<ProviderListId, string>>;
}
