import { type ComponentType, createContext, useContext } from 'react';
import type { Site } from './site.ts';
import type { Article } from './structured-data/article.ts';
import type { Subject } from './structured-data/describe-page.ts';

/** What a page is told of the request that it answers; nothing of the visitor, because pages are kept for everyone. */
export interface PageRequest {
  /** The page's own address, without its query. */
  path: string;
  /** The parts of the address that its pattern names, as in `/blog/:id`. */
  params: Readonly<Record<string, string>>;
  /** The parameters that the page has named, and no others. */
  query: URLSearchParams;
  site: Site;
}

/** A form that a browser has posted by itself. */
export interface PostRequest extends PageRequest {
  /** Undefined when what was sent is no form. */
  fields: Record<string, string> | undefined;
  /** The sender's network address, for the limit on how often one may send. */
  address: string;
}

/** The head of a page. */
export interface PageMeta {
  title: string;
  description?: string;
  /** The path under which search engines should know the page. */
  canonical?: string;
  /** For pages that nobody should find by searching. */
  noindex?: boolean;
  /** For a blog post. */
  article?: Article;
  /** What machines are told about a page's own subject. */
  subject?: Subject;
  /** The feed that a reader finds from this page. */
  feed?: { title: string; href: string };
}

export type PostAnswer<Data> = { redirect: string } | { status: number; data: Data };

/** A page: what it loads, what it tells search engines, and what it shows. Everything of it runs on the server. */
export interface Page<Data = unknown> {
  /** The query parameters that it reads. All others are dropped, so that nobody can fill the cache by them. */
  query?: readonly string[];
  /** Stands outside the shared layout. */
  isBare?: boolean;
  /** Says how something went, so no pop-up covers it. */
  isOutcome?: boolean;
  /** Meant for one visitor: kept nowhere. */
  isPrivate?: boolean;
  load?(request: PageRequest): Data | Promise<Data>;
  /** The status of a page that could be loaded; 200 when not given. */
  status?(data: Data): number;
  /** Where a visitor is led when the page cannot be loaded; the error screen when not given. */
  failTo?: string;
  /** Answers a form that was posted to the page. */
  post?(request: PostRequest): Promise<PostAnswer<Data>>;
  meta(data: Data, request: PageRequest): PageMeta;
  View: ComponentType<{ data: Data }>;
}

/** Ties the types of what a page loads to those of what it shows. */
export function definePage<Data = undefined>(page: Page<Data>): Page<Data> {
  return page;
}

/** A text for machines, such as robots.txt. */
export interface TextFile {
  type: string;
  text(request: PageRequest): string | Promise<string>;
}

const RequestContext = createContext<PageRequest | undefined>(undefined);

export const RequestProvider = RequestContext.Provider;

/** The request that is being answered. Islands do not see it: what they need comes as props. */
export function usePage(): PageRequest {
  const request = useContext(RequestContext);
  if (!request) throw new Error('Only documents know their request; an island gets props');
  return request;
}
