import { type ComponentType, createContext, useContext } from 'react';
import type { Deadline, Directory, Site } from './site.ts';
import type { Article, Breadcrumb, Subject } from './structured-data/describe-page.ts';

/**
 * What a page knows of the request that it answers; nothing about the visitor unless it is private, because pages are
 * cached for everyone.
 */
export interface PageRequest {
  /** The URL's path, without language and query. */
  path: string;
  /** Whether words of this translated page are older than their English. */
  isOlder?: boolean;
  /** The values of the pattern's parameters, as in `/blog/:id`. */
  params: Readonly<Record<string, string>>;
  /** Only the parameters that the page declares. */
  query: URLSearchParams;
  /** What the visitor's browser keeps for us; only a page that is private gets any. */
  cookies: Readonly<Record<string, string>>;
  /** The file with an island's words in the language of the page. */
  islandWords(name: string): string;
  site: Site;
}

/** A form posted without script. */
export interface PostRequest extends PageRequest {
  /** Undefined when the body is not a form. */
  fields: Record<string, string> | undefined;
  /** The sender's IP address, for rate limiting. */
  ip: string;
  deadline: Deadline;
}

export interface PageMeta {
  title: string;
  description?: string;
  /** The path that search engines should index. */
  canonical?: string;
  /** Keeps the page out of search results. */
  noindex?: boolean;
  article?: Article;
  /** Structured data about the page's subject. */
  subject?: Subject;
  /** What the pages behind its links learn of its address, unless a link says more. */
  referrer?: 'strict-origin';
  /** From the home page to this one, for a page that content/en/pages.ts does not name. */
  breadcrumbs?: readonly Breadcrumb[];
  /** The feed to announce in the page's head. */
  feed?: { title: string; href: string };
}

export type PostAnswer<Data> =
  /** With the value of a Set-Cookie header, when the next page needs to know something. */
  { redirect: string; cookie?: string | undefined } | { status: number; data: Data };

/** The path of what the parameters of a pattern name, perhaps another than was asked for; undefined for nothing. */
export type Locate = (params: PageRequest['params'], directory: Directory) => string | undefined;

/** A page, which runs on the server only. */
export interface Page<Data = unknown> {
  /** The query parameters that it reads; all others are dropped, so that nobody can fill the cache with them. */
  query?: readonly string[];
  /** Of these parameters what tells of the visitor: a page with any of them is kept nowhere but in his browser. */
  ownAnswers?: readonly string[];
  /** Rendered without the shared layout. */
  isBare?: boolean;
  /** For the pages of the specification: no pop-up may cover those that answer, such as a place or an emergency. */
  hasPopUp?: boolean;
  /** For one visitor only, so never cached. */
  isPrivate?: boolean;
  /** For a pattern with parameters whose values are all known: every other URL is not found, and never rendered. */
  locate?: Locate;
  load?(request: PageRequest): Data | Promise<Data>;
  /** The HTTP status; 200 by default. */
  status?(data: Data): number;
  /** The path of this site at which it is now, if it is not here any more. */
  movedTo?(data: Data): string | undefined;
  /** Where to redirect when loading fails; the error page by default. */
  failTo?: string;
  /** Handles a form posted to the page. */
  post?(request: PostRequest): Promise<PostAnswer<Data>>;
  meta(data: Data, request: PageRequest): PageMeta;
  View: ComponentType<{ data: Data }>;
}

/** Infers one type for what a page loads and what it shows. */
export function definePage<Data = undefined>(page: Page<Data>): Page<Data> {
  return page;
}

/** A text file such as robots.txt. */
export interface TextFile {
  type: string;
  /** The query parameters that it reads, as of a page. */
  query?: readonly string[];
  /** Undefined where there is none for this query. */
  text(request: PageRequest): string | undefined | Promise<string | undefined>;
}

const RequestContext = createContext<PageRequest | undefined>(undefined);

export const RequestProvider = RequestContext.Provider;

/** The current request. Not available in islands, which get what they need as props. */
export function usePage(): PageRequest {
  const request = useContext(RequestContext);
  if (!request) throw new Error('usePage is not available in an island, which gets props');
  return request;
}
