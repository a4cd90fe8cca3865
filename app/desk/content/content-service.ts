import { PART_IDS, type PartId, type Parts } from '#content/schema/parts.ts';

/** The units of a part whose English is newer than their words in a language, by its code. */
type Older = Readonly<Record<string, readonly string[]>>;

export interface ContentVersion {
  /** 0 for what the site came with. */
  number: number;
  beginsAt: string;
  endsAt: string | null;
  publishedAt: string;
  by: string;
  requestedBy: string | null;
  state: 'now' | 'later' | 'over' | 'withdrawn';
}

/** What begins by itself, beside what visitors would see then without it. */
export interface PlannedVersion extends ContentVersion {
  before: Parts[PartId];
  after: Parts[PartId];
  /** Whether it brings all of the part, and not only what it changes. */
  isWhole: boolean;
}

export interface ReadVersion {
  version: ContentVersion;
  content: Parts[PartId];
  /** What visitors saw, or would see, without it when it begins; what the site came with has nothing before it. */
  before?: { version: ContentVersion; content: Parts[PartId] } | undefined;
}

export interface PartSummary {
  part: PartId;
  draft: { by: string; at: string; isWaiting: boolean } | undefined;
  /** What visitors see; undefined for what the site came with. */
  current: ContentVersion | undefined;
  /** A notice was taken down: that is a version too, which shows none. */
  isTakenDown: boolean;
  upcoming: ContentVersion[];
}

export interface EditedPart<Id extends PartId = PartId> extends PartSummary {
  part: Id;
  upcoming: PlannedVersion[];
  /** Of the draft, or else what visitors see. */
  content: Parts[Id];
  published: Parts[Id];
  older: Older;
  /** What a form was made from. */
  revision: string;
  from: string | null;
  /** Of the draft, or else of what visitors see. */
  to: string | null;
  /** Who has asked for approval, while the draft waits for it. */
  request: { by: string; at: string } | undefined;
  /** Who gave the draft back instead of approving it, and why, if it is one of these and waits for nobody. */
  sentBack: { by: string; at: string; reason: string } | undefined;
  /** Whether a second person has to approve it, as there are two who can. */
  needsApproval: boolean;
}

/** What becomes of a form; `conflict` when somebody has changed the draft since it was made. */
export type ContentOutcome = 'done' | 'requested' | 'conflict' | 'invalid' | 'missing';

export interface ContentEdit<Id extends PartId = PartId> {
  revision: string;
  content: Parts[Id];
  /** Units whose words in a language are right although their English has changed. */
  checked?: Older | undefined;
  /** When it is to begin and to end, in ISO times; those that it has unless they are given. */
  times?: { from: string | null; to: string | null } | undefined;
}

/** A public page as it would be sent. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What staff have written themselves and visitors read, in all languages: it does not follow prices and numbers. */
export interface OwnText {
  /** Where it is changed. */
  href: string;
  title: string;
  text: string;
}

/** A text that does not follow, and which of the old figures it names. */
export interface NamingText extends Omit<OwnText, 'text'> {
  names: string[];
  /** Of a post, when it was changed last. */
  changedAt?: string;
}

export interface ContentLanguage {
  code: string;
  name: string;
  isEnglish: boolean;
}

export function findPart(id: string | undefined): PartId | undefined {
  return PART_IDS.find((part) => part === id);
}
