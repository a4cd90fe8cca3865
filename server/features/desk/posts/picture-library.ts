import type {
  LibraryPicture,
  PictureDescription,
  PictureFilter,
  PictureUse,
} from '#app/desk/posts/picture-library.ts';
import { postErrors as words } from '#content/desk/posts.ts';
import type { Person } from '#domain/desk/roles.ts';
import { removeMarks } from '#domain/text/fold-text.ts';
import { ROWS_PER_PAGE } from '#domain/text/paginate.ts';
import type { Database, PictureTable } from '../../../database/schema.ts';
import { inPostTransaction, picturesInUse } from '../../blog/blog-repository.ts';
import { postFields } from '../../blog/post-fields.ts';
import { defaultFile, picturesNamed } from '../../picture/picture-files.ts';
import { recordAction } from '../audit-repository.ts';

/** The pictures that posts use or have used. There are hundreds, not thousands: they are searched here. */
export function createPictureLibrary(database: Database) {
  async function readAll(): Promise<LibraryPicture[]> {
    const pictures = await database
      .selectFrom('picture')
      .selectAll()
      .orderBy('added_at', (order) => order.desc().nullsLast())
      .orderBy('id')
      .execute();
    const uses = await readUses(database);
    return pictures.map((picture) => toLibraryPicture(picture, uses.get(picture.id) ?? []));
  }

  return {
    /** The last added first. */
    async list({ search, kind, page }: PictureFilter) {
      const wanted = removeMarks(search);
      const found = (await readAll()).filter(
        ({ alt, uses }) =>
          removeMarks(alt).includes(wanted) && (!kind || uses.length > 0 === (kind === 'used')),
      );
      const start = (page - 1) * ROWS_PER_PAGE;
      return { pictures: found.slice(start, start + ROWS_PER_PAGE), total: found.length };
    },

    find: async (id: string) => (await readAll()).find((picture) => picture.id === id),

    /** `changed` when somebody else has said something since; an error is what is wrong with the words. */
    async describe(person: Person, { id, alt: typed, before }: PictureDescription) {
      const alt = typed.trim();
      const problem = postFields.imageAlt.safeParse(alt).error;
      if (problem) return { error: words.ofField('pictureAlt', problem.issues[0]?.message ?? '') };
      return inPostTransaction(database, async (transaction) => {
        const picture = await findPicture(transaction, id);
        if (!picture) return undefined;
        if (picture.alt === alt) return 'done';
        if (picture.alt !== before) return 'changed';
        await transaction.updateTable('picture').set({ alt }).where('id', '=', id).execute();
        await recordAction(transaction, person, {
          action: 'picture.describe',
          subject: id,
          before: { alt: picture.alt },
          after: { alt },
        });
        return 'done';
      });
    },

    /** False when a post uses it, in whatever version, or there is none. */
    remove: (person: Person, id: string) =>
      inPostTransaction(database, async (transaction) => {
        const picture = await findPicture(transaction, id);
        if (!picture || (await picturesInUse(transaction)).includes(id)) return false;
        await transaction.deleteFrom('picture_file').where('picture_id', '=', id).execute();
        await transaction.deleteFrom('picture').where('id', '=', id).execute();
        const before = { alt: picture.alt };
        await recordAction(transaction, person, { action: 'picture.delete', subject: id, before });
        return true;
      }),
  };
}

function findPicture(database: Database, id: string): Promise<PictureTable | undefined> {
  return database.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst();
}

function toLibraryPicture(picture: PictureTable, uses: PictureUse[]): LibraryPicture {
  const { id, alt, width, height, added_at } = picture;
  return { id, alt, width, height, src: defaultFile(picture), addedAt: added_at ?? undefined, uses };
}

/** By the id of the picture, each post once. */
async function readUses(database: Database): Promise<Map<string, PictureUse[]>> {
  const drafts = await database
    .selectFrom('post_drafts')
    .select(['id', 'slug', 'title', 'pictures', 'binned_at', 'published_revision'])
    .orderBy('updated_at', 'desc')
    .execute();
  const posts = await database.selectFrom('blog').select(['id', 'title', 'picture_id', 'content']).execute();
  const versions = await database
    .selectFrom('post_versions')
    .select(['post_id', 'pictures'])
    .where('pictures', '!=', '')
    .distinct()
    .execute();
  const shown = new Map(
    posts.map(({ id, picture_id, content }) => [id, [picture_id ?? [], picturesNamed(content)].flat()]),
  );
  const uses = new Map<string, PictureUse[]>();
  const add = (pictures: Iterable<string>, use: PictureUse) => {
    for (const id of new Set(pictures)) if (id) uses.set(id, [...(uses.get(id) ?? []), use]);
  };
  const drafted = new Set<string>();
  for (const { id, slug, title, pictures, binned_at, published_revision } of drafts) {
    const isPublic = slug !== null && published_revision !== null;
    if (isPublic) drafted.add(slug);
    const now = new Set([...pictures.split(' '), ...((isPublic && shown.get(slug)) || [])]);
    const earlier = versions
      .filter(({ post_id }) => post_id === id)
      .flatMap((version) => version.pictures.split(' '))
      .filter((picture) => !now.has(picture));
    const use = { title, href: binned_at ? '/desk/posts/bin' : `/desk/posts/${id}` };
    add(now, { ...use, kind: binned_at ? 'binned' : 'now' });
    add(earlier, { ...use, kind: binned_at ? 'binned' : 'earlier' });
  }
  for (const { id, title } of posts)
    if (!drafted.has(id)) {
      const href = `/desk/posts/new?${new URLSearchParams({ post: id })}`;
      add(shown.get(id) ?? [], { title, href, kind: 'now' });
    }
  return uses;
}
