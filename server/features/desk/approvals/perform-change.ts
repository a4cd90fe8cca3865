import type { ChangeKind } from '#app/desk/approvals/approval-service.ts';
import type { PlaceEdit } from '#app/desk/places/place-service.ts';
import type { Database } from '../../../database/schema.ts';
import { findBlog } from '../../blog/blog-repository.ts';
import { readCurrentIds } from '../../directory/directory-repository.ts';
import { type ContentInput, publishDraft, takeDown, withdraw } from '../content/write-content.ts';
import { createListService, type ListInput } from '../lists/create-list-service.ts';
import { createPlaceService } from '../places/create-place-service.ts';
import { findDraft, findPublicPost } from '../posts/draft-repository.ts';
import { binPost, bringBack } from '../posts/post-bin.ts';
import { changeRedirect } from '../posts/post-redirects.ts';
import type { PostInput } from '../posts/propose-post.ts';
import { renamePost, writePost } from '../posts/write-post.ts';
import type { Publisher } from './waiting-changes.ts';

type Performer = (
  transaction: Database,
  person: Publisher,
  action: string,
  // Written by `propose` alone.
  // biome-ignore lint/suspicious/noExplicitAny: each performer has its own
  input: any,
) => Promise<boolean>;

const onChange = () => {};

/** Carry out what was proposed; false if it is not to be had any more. Each checks what the change was made from. */
export const performers: Record<ChangeKind, Performer> = {
  async content(
    transaction,
    person,
    action,
    { part, revision = '', from = null, to = null, number = 0 }: ContentInput,
  ) {
    if (action === 'withdraw') return (await withdraw(transaction, person, part, number)) === 'done';
    if (action === 'take-down') return (await takeDown(transaction, person, part, number)) === 'done';
    return (await publishDraft(transaction, person, part, { revision, from, to })) === 'done';
  },

  async post(transaction, person, action, input: PostInput) {
    const { id, version, publicRevision, slug, target = '', edit, newSlug = '', changedAt = '' } = input;
    if (action === 'redirect')
      return (await changeRedirect(transaction, person, { slug, chosen: target, changedAt })) === 'done';
    const draft = await findDraft(transaction, id);
    const post = await (draft ? findPublicPost(transaction, draft) : findBlog(transaction, slug));
    if ((post?.revision ?? '') !== publicRevision || (draft?.version ?? 0) !== version) return false;
    if (action === 'bring-back') return (await bringBack(transaction, person, id)) === 'published';
    if (action === 'bin')
      return (await binPost(transaction, person, { id, slug, version, target })) === 'done';
    if (!edit) return false;
    const outcome = await (action === 'rename'
      ? renamePost(transaction, person, edit, newSlug)
      : writePost(transaction, person, edit, noPicture));
    return outcome?.kind === 'done';
  },

  async list(transaction, person, action, { list, id = '', choice, ids }: ListInput) {
    if (ids !== undefined && ids !== (await readCurrentIds(transaction))) return false;
    const service = createListService({ database: transaction, onChange });
    const { date = '', number = 0, ...rest } = choice;
    const outcome = await (action === 'restore'
      ? service.restore(person, list, { number, ...rest })
      : service.publish(person, id, { date, ...rest }));
    return typeof outcome === 'object' && 'number' in outcome;
  },

  async place(transaction, person, _action, edit: PlaceEdit) {
    const outcome = await createPlaceService({ database: transaction, onChange }).publish(person, edit);
    return typeof outcome === 'object' && 'path' in outcome;
  },
};

/** The pictures of a draft are stored with it. */
async function noPicture(): Promise<never> {
  throw new Error('a proposed change brings no file');
}
