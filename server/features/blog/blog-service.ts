import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BlogHead, BlogPost, BlogSummary, SearchablePost } from '#app/site.ts';
import { countWords, truncateWords } from '#domain/blog/post-text.ts';
import { otherLanguage, readPostLanguage, readTopic } from '#facts/blog.ts';
import type { Database } from '../../database/schema.ts';
import { LruCache } from '../../lru-cache.ts';
import { picturesNamed } from '../picture/picture-files.ts';
import { findPictures } from '../picture/picture-repository.ts';
import { imageOf } from './blog-image.ts';
import {
  type BlogHeadRow,
  type BlogRow,
  findBlog,
  findBlogs,
  listBlogs,
  listHeads,
} from './blog-repository.ts';
import { isSlug } from './post-fields.ts';
import { findTarget } from './post-moves.ts';

const EXCERPT_WORDS = 40;
const DESCRIPTION_WORDS = 25;
const MAX_REMEMBERED = 500;
const AT_ONCE = 40;
/** Bytes; enough for 10,000 posts. */
const MAX_EXCERPTS = 8 * 1024 * 1024;
/** So many of the newest are searched as a whole, older ones by their titles: a search may wait for its index. */
const SEARCHED_WHOLE = 300;

/** Loaded with the first post that is shown: a start would take a twentieth longer. */
const loadMarkdown = () => import('./render-markdown.ts');

/** What is made of a post's Markdown, once for each of its revisions. */
type Rendered = Pick<BlogPost, 'html' | 'excerpt' | 'description' | 'words'>;

export type FeedPost = BlogPost & { updatedAt: string };

export type WholeBlogService = ReturnType<typeof createBlogService>;

export function createBlogService(database: Database, publicUrl: string) {
  const remembered = new LruCache<Rendered>({ maxBytes: MAX_REMEMBERED, bytesOf: () => 1 });
  /** Of far more posts than can be held as a whole: lists have all of them. */
  const excerpts = new LruCache<string>({
    maxBytes: MAX_EXCERPTS,
    bytesOf: ({ length }) => 2 * length + 100,
  });
  /** The texts that were searched last, by revision: of thousands of posts a change makes one anew. */
  let searched = new Map<string, SearchablePost>();

  async function render({ id, content, revision }: BlogRow): Promise<Rendered> {
    const known = remembered.get(revision);
    if (known) return known;
    const pictures = await findPictures(database, picturesNamed(content));
    const { renderMarkdown, toPlainText } = await loadMarkdown();
    const html = renderMarkdown(content, `${publicUrl}/blog/${id}`, pictures);
    const text = toPlainText(html);
    const rendered = {
      html,
      excerpt: truncateWords(text, EXCERPT_WORDS),
      description: truncateWords(text, DESCRIPTION_WORDS),
      words: countWords(text),
    };
    remembered.set(revision, rendered);
    excerpts.set(revision, rendered.excerpt);
    return rendered;
  }

  function toHead(row: BlogHeadRow): BlogHead {
    const { id: _id, title, date } = row;
    const lang = otherLanguage(row.language);
    return { _id, title, date, topic: readTopic(row.topic), lang, image: imageOf(row) };
  }

  async function summarise(row: BlogRow): Promise<BlogSummary> {
    const excerpt = excerpts.get(row.revision) ?? (await render(row)).excerpt;
    return { ...toHead(row), excerpt };
  }

  /** Only those that are shown have to be rendered. */
  async function addExcerpts(heads: readonly BlogHead[]): Promise<BlogSummary[]> {
    const rows = await findBlogs(
      database,
      heads.map(({ _id }) => _id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return Promise.all(heads.flatMap(({ _id }) => byId.get(_id) ?? []).map(summarise));
  }

  async function toPost(row: BlogRow): Promise<BlogPost> {
    return { ...(await summarise(row)), ...(await render(row)) };
  }

  /** With a whole address of its picture, since readers of the API live on other sites. */
  async function toApiBlog(row: BlogRow) {
    const { _id, title, excerpt, date, image } = await summarise(row);
    const language = readPostLanguage(row.language);
    const text = { title, content: row.content, excerpt, language };
    return { _id, ...text, image: publicUrl + image.src, date, cover: image };
  }

  async function list<T>(make: (row: BlogRow) => Promise<T>, limit?: number): Promise<T[]> {
    const made: T[] = [];
    if (limit !== undefined) for (const row of await listBlogs(database, limit)) made.push(await make(row));
    else for await (const row of readAll()) made.push(await make(row));
    return made;
  }

  /** There may be thousands to be read and rendered: others are served between them. */
  async function* readAll(): AsyncGenerator<BlogRow> {
    const ids = (await listHeads(database)).map(({ id }) => id);
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const some = ids.slice(start, start + AT_ONCE);
      const byId = new Map((await findBlogs(database, some)).map((row) => [row.id, row]));
      yield* some.flatMap((id) => byId.get(id) ?? []);
      await nextTurn();
    }
  }

  async function find<T>(make: (row: BlogRow) => Promise<T>, id: string): Promise<T | undefined> {
    const row = isSlug(id) ? await findBlog(database, id) : undefined;
    return row && make(row);
  }

  async function listForSearch(): Promise<SearchablePost[]> {
    const { toPlainText } = await loadMarkdown();
    const texts = new Map<string, SearchablePost>();
    for (const { id, title, revision, ...head } of await listHeads(database)) {
      const language = readPostLanguage(head.language);
      const known = searched.get(revision);
      const isToRender = texts.size < SEARCHED_WHOLE && !known?.text;
      const row = isToRender ? await findBlog(database, id) : undefined;
      if (row) texts.set(revision, { id, title, language, text: toPlainText((await render(row)).html) });
      else if (!isToRender) texts.set(revision, known ?? { id, title, language, text: '' });
      // Each post is work for itself: others are served between them.
      if (row) await nextTurn();
    }
    searched = texts;
    return [...texts.values()];
  }

  const toFeedPost = async (row: BlogRow): Promise<FeedPost> => ({
    ...(await toPost(row)),
    updatedAt: row.updated_at,
  });

  return {
    list: async () => (await listHeads(database)).map(toHead),
    addExcerpts,
    recent: (limit: number) => list(summarise, limit),
    find: (id: string) => find(toPost, id),
    findTarget: async (id: string) => (isSlug(id) ? findTarget(database, id) : undefined),
    listForSearch,
    listForApi: (limit?: number) => list(toApiBlog, limit),
    findForApi: (id: string) => find(toApiBlog, id),
    listForFeed: (limit: number) => list(toFeedPost, limit),
  };
}
