import type {
  Agent,
  AgentList,
  Dated,
  DatedProviderLists,
  ListId,
  Provider,
  ProviderListId,
} from '#content/schema/directory.ts';
import type { FaqGroup } from '#content/schema/pages.ts';
import type { Notice, PopUp } from '#content/schema/parts.ts';
import type { ComplaintState } from '#content/schema/site.ts';
import type { Lga } from '#domain/directory/lgas.ts';
import type { PlaceFinder } from '#domain/directory/place-paths.ts';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import type { GuessNeeds } from '#domain/search/need-model.ts';
import type { PostLanguage, Topic } from '#facts/blog.ts';
import type { PublishedFacts } from '#facts/published.ts';

/** The social preview image of a page. */
export type ShareCardFile = { src: string; alt: string };

export type FormKind = 'contact' | 'newsletter' | 'complaint' | 'place-report';

/** Until when a form can begin to be stored. */
export interface Deadline {
  leftMs(): number;
  /** Once it has begun, its outcome is waited for. Throws when the time is up already. */
  lift(): void;
}

interface FormSender {
  /** The sender's IP address, for rate limiting. */
  ip: string;
  /** The hidden field `started_at`: when the form was first touched, as milliseconds or ISO text. */
  startedAt?: string | undefined;
  /** The code of the page's language; English when there is no such language. */
  language?: string | undefined;
  /** That of the request which brings the form, if it has one. */
  deadline?: Deadline | undefined;
}

export type FormAnswer =
  /** Of a message or complaint: its reference, the day by which we answer, and whether a mail with both is sent. */
  | { ok: true; reference?: string | undefined; dueOn?: string | undefined; isMailed?: boolean | undefined }
  | { ok: false; status: 400 | 413 | 429 | 503; errors: { field: string; reason: string }[] };

/** Accepts forms; an error that belongs to no single field has an empty `field`. */
export interface FormService {
  submit(kind: FormKind, fields: Record<string, string>, sender: FormSender): Promise<FormAnswer>;
  /** With the token of a mailed link; false when there is nothing to confirm. */
  confirm(token: string): Promise<boolean>;
  unsubscribe(token: string): Promise<boolean>;
}

/** What a visitor may know of a complaint. */
export interface ComplaintStatus {
  reference: string;
  state: ComplaintState;
  receivedAt: string;
  /** The day by which we answer; of some old ones it is not known. */
  dueOn: string | undefined;
  isOverdue: boolean;
  /** Whether somebody of the staff looks after it; who it is stays with us. */
  isTaken: boolean;
  /** The code of the language in which it was sent. */
  language: string;
  /** The steps of the staff, oldest first. */
  steps: { state: ComplaintState; at: string; note: string }[];
}

/** What we promise all who complain, and how it was kept; the latter only once there are enough cases. */
export interface ComplaintPromise {
  workingDays: number;
  record: { all: number; inTime: number } | undefined;
}

export interface ComplaintService {
  promise(): Promise<ComplaintPromise>;
  /**
   * With the reference as it was given out, and the complainant's e-mail address or the end of the phone number.
   * Undefined whatever is wrong, and after too many wrong tries of one visitor (an IP address, or `phone:` and a
   * number) or at one reference.
   */
  find(key: { reference: string; contact: string }, visitor: string): Promise<ComplaintStatus | undefined>;
}

export interface BlogImage {
  /** A path of this site, in a format that every browser shows. */
  src: string;
  /** Other sizes for `<source>`; a drawn cover has none. */
  srcSet: { avif: string; webp: string } | undefined;
  width: number;
  height: number;
  alt: string;
}

export interface BlogHead {
  /** The slug in its URL. */
  _id: string;
  title: string;
  /** An ISO day, such as 2025-07-11. */
  date: string;
  topic?: Topic | undefined;
  /** In which it is written, if not in English. */
  lang?: Exclude<PostLanguage, 'en'> | undefined;
  image: BlogImage;
}

export interface BlogSummary extends BlogHead {
  /** 40 words of plain text. */
  excerpt: string;
}

export interface BlogPost extends BlogSummary {
  /** Sanitised HTML; its headings begin at h2. */
  html: string;
  /** 25 words of plain text. */
  description: string;
  words: number;
}

/** A post as the site search reads it: all of it as plain text. */
export type SearchablePost = { id: string; title: string; text: string; language: PostLanguage };

/** The blog posts, newest first. */
interface BlogService {
  list(): Promise<BlogHead[]>;
  addExcerpts(posts: readonly BlogHead[]): Promise<BlogSummary[]>;
  recent(limit: number): Promise<BlogSummary[]>;
  find(id: string): Promise<BlogPost | undefined>;
  /** Where the visitors of a removed post go; null when it is gone, undefined when there never was one. */
  findTarget(id: string): Promise<string | null | undefined>;
  listForSearch(): Promise<SearchablePost[]>;
}

/** The lists as they were published last, and what is made of them; after a change there is another. */
export interface Directory {
  /** In the order of the sections of /provider. */
  providerLists: DatedProviderLists;
  agentList: Dated<AgentList>;
  /** When the version of each list was published. */
  publishedAt: Readonly<Record<ListId, string>>;
  /** Records that know their pages. */
  records: Record<ProviderListId, readonly Provider[]>;
  agents: readonly Agent[];
  /** Every hospital and pharmacy once, sorted by name, with its plans' lists and the path of its page. */
  places: readonly ListedPlace[];
  /** The LGAs with their LCDAs, counts and positions. */
  areas: readonly Lga[];
  /** Finds places by their paths, also those that have left the lists. */
  finder: PlaceFinder;
  /** The URL of each list as JSON, with a version in it. */
  listHrefs: Readonly<Record<ProviderListId, string>>;
}

/** Words of the page's language, or else of English, as `lang` says. */
type Translated<Words> = Words & { lang?: 'en' | undefined };

export type ShownNotice = Translated<{
  severity: NonNullable<Notice>['severity'];
  text: string;
  link?: Translated<{ label: string; to: string }> | undefined;
  /** When it ends, for copies of the page that are older by then. */
  until?: string | undefined;
}>;

export type ShownPopUp = Translated<Omit<PopUp['words']['en'], 'action'>> & {
  often: Exclude<PopUp['often'], 'off'>;
  action: { label: string; to: string };
  /** The drawn poster where there is none. */
  image?: { src: string; width: number; height: number } | undefined;
};

/** What staff have published in place of words that the site came with, in the page's language. */
export interface SiteContent {
  notice?: ShownNotice | undefined;
  /** Null where there is to be none. */
  popUp?: ShownPopUp | null | undefined;
  faqGroups?: readonly FaqGroup[] | undefined;
  /** In place of figures and texts that the words are made with. */
  facts?: PublishedFacts | undefined;
  /** The digits of phone numbers that were ours once. */
  formerLines?: readonly string[] | undefined;
  /** The pages that show words whose English has changed since they were translated. */
  olderPaths: readonly string[];
}

/** Counts what is searched for, by words and day, for editors. */
export interface SearchCounts {
  /** Nothing on the site answers it. */
  countMissed(text: string): void;
  /** An answer was shown; whether its links are followed is seen by the pages that they lead to. */
  countAnswered(text: string): void;
}

/** Where browsers send forms; without an origin, to the page's own server. */
export interface EmailServiceConfig {
  origin?: string | undefined;
  serviceId: string;
  contactTemplateId: string;
  newsletterTemplateId: string;
  publicKey: string;
}

export type ChatAccount = { vendor: 'tawk' | 'zoho'; id: string };

/** A language that the site can be read in. */
export interface SiteLanguage {
  code: string;
  tag: string;
  /** In the language itself, as are the offer to read a page in it and the note that there is English only. */
  name: string;
  offer: string;
  englishOnly: string;
  toHome: string;
}

/** What the server provides to pages while rendering. */
export interface Site {
  publicUrl: string;
  /** English first. */
  languages: readonly SiteLanguage[];
  /** None unless configured; browsers see these values. */
  thirdParties: { analyticsId?: string | undefined; chat?: ChatAccount | undefined };
  shareCard(path: string): ShareCardFile;
  /** The paths of all pages without parameters. */
  pagePaths: readonly string[];
  /** Whether a service worker keeps pages for offline use. */
  offline: boolean;
  /** Whether there is a gateway for news by SMS. */
  sendsSms: boolean;
  /** For how many days messages, complaints and reports are kept after they were closed. */
  retentionDays: number;
  forms: FormService;
  complaints: ComplaintService;
  blogs: BlogService;
  searches: SearchCounts;
  /** Which need a text is about; undefined if the model of the search cannot be read. */
  guessNeeds: GuessNeeds | undefined;
  /** Another number after every change of the content. */
  contentVersion(): number;
  emailService: EmailServiceConfig;
  /** The same one for all of a request; so with the content. */
  directory: Directory;
  content: SiteContent;
}
