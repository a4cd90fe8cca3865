import type { PostEdit } from '#app/desk/posts/post-service.ts';
import { auditFields, auditPostParts } from '#content/desk/audit.ts';
import type { Person } from '#domain/desk/roles.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import type { Database } from '../../../database/schema.ts';
import type { BlogRow } from '../../blog/blog-repository.ts';
import { propose } from '../approvals/waiting-changes.ts';
import { changedParts, findAuthors, type PostValues, publicValues } from './draft-repository.ts';

/** What carries out a change of a post, with what it was made from. */
export interface PostInput {
  id: string;
  version: number;
  publicRevision: string;
  /** Of the public post, or of the redirect. */
  slug: string;
  target?: string;
  edit?: PostEdit;
  newSlug?: string;
  /** When the redirect was changed last. */
  changedAt?: string;
}

interface PostProposal {
  action: string;
  input: Omit<PostInput, 'publicRevision' | 'slug'> & { slug?: string };
  /** What visitors read now, if anything. */
  post?: BlogRow | undefined;
  title: string;
  href?: string;
  /** What they will read, if it is another text. */
  values?: PostValues | undefined;
  details?: Partial<Record<'publish_at' | 'target' | 'slug', string>> | undefined;
}

/** Lets a change of a post, or of a redirect, wait for a second person. */
export async function proposePost(
  transaction: Database,
  person: Person,
  { action, input, post, title, href, values, details = {} }: PostProposal,
): Promise<'requested'> {
  const { id } = input;
  const before = post && publicValues(post);
  const empty = {} as PostValues;
  const texts = values ? changedParts(before ?? empty, values) : [];
  const named = [
    ...Object.entries(details).map(([name, value]) => ({
      id: name,
      name: auditFields[name as 'target'],
      before: '',
      after: name === 'publish_at' ? formatMoment(value) : value,
    })),
    ...texts.map((name) => ({
      id: name,
      name: auditPostParts[name],
      before: (before ?? empty)[name] ?? '',
      after: values?.[name] ?? '',
    })),
  ];
  return propose(transaction, person, {
    kind: 'post',
    action,
    subject: id,
    title,
    href:
      href ??
      (input.version > 0
        ? `/desk/posts/${id}`
        : `/desk/posts/new?${new URLSearchParams({ post: post?.id ?? '' })}`),
    input: { slug: post?.id ?? '', publicRevision: post?.revision ?? '', ...input },
    changes: { named: named.filter((each) => each.before !== each.after) },
    authors: values ? await findAuthors(transaction, id) : [],
    after: { title, ...details },
  });
}
