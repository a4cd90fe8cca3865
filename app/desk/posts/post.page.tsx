import { approvalWords } from '#content/desk/approvals.ts';
import { postErrors, postWords as words } from '#content/desk/posts.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { COVER_NAMES, postHref, readPostLanguage, readTopic } from '#facts/blog.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field, TextAreaField } from '../../ui/field/field.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { type DeskAnswer, type DeskPostRequest, isUuid, useDesk } from '../desk-page.ts';
import { DataTable, Paging } from '../ui/list-parts/list-parts.tsx';
import { Banner, DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';
import { readPictureId } from './picture-library.ts';
import { emptyPost, findPost, type PostPageData, pageDataOf, readPostEdit } from './post-data.ts';
import styles from './post-form.module.css';
import { POST_FORM, PostForm } from './post-form.tsx';
import {
  type AddedPictures,
  type OtherText,
  POST_ACTIONS,
  type PostEdit,
  type PostFields,
  type PostOutcome,
} from './post-service.ts';
import { PostState, PostSteps } from './post-steps.tsx';
import { TextDifference } from './text-difference.tsx';

export const BIN = '/desk/posts/bin';
const REQUESTED = { redirect: '/desk/approvals', notice: approvalWords.requested };
const PICTURES = '/desk/posts/pictures';
/** Buttons that save and lead to the library, and for which place of the post. */
const CHOICES = new Map([
  ['choose-image', 'image'],
  ['choose-picture', 'picture'],
]);

export default defineDeskPage<PostPageData>({
  roles: ['editor'],
  async load(request) {
    const { params, query } = request;
    if (!params.id && !query.has('post') && !isUuid(query.get('id')))
      return { redirect: `/desk/posts/new?${new URLSearchParams({ id: crypto.randomUUID() })}` };
    const post = await findPost(request);
    if (!post && isUuid(params.id) && (await request.desk.posts.isBinned(params.id)))
      return { redirect: BIN };
    return post && pageDataOf(request, post);
  },
  takesFiles: true,
  async post(request) {
    const { fields, person, desk } = request;
    const id = request.params.id ?? fields.id;
    if (!isUuid(id) || (fields.id ?? id) !== id || !/^\d{0,9}$/.test(fields.version ?? '')) return undefined;
    if (fields.action === 'bin') return bin(request, id);
    if (fields.action === 'rename') return rename(request, id);
    if (fields.action === 'discard') {
      const isDone = await desk.posts.discard(person, id);
      return isDone ? { redirect: `/desk/posts/${id}`, notice: words.notices.discard } : undefined;
    }
    if (fields.action === 'unpublish') return unpublish(request, id);
    const { action = 'save' } = fields;
    const isKnown = CHOICES.has(action) || POST_ACTIONS.some((each) => each === action);
    return isKnown ? write(request, readPostEdit(id, request)) : undefined;
  },
  title: ({ post }) => headingOf(post),
  View({ data }) {
    const { post, other, typed, versions } = data;
    const isNew = post.version === 0;
    const slug = useDesk().query.get('post');
    const address = isNew ? '/desk/posts/new' : `/desk/posts/${post.id}`;
    const source = isNew && slug ? `?${new URLSearchParams({ post: slug })}` : '';
    return (
      <>
        <DeskHead
          heading={headingOf(post)}
          lead={(!isNew || post.publicRevision) && <PostState post={post} />}
          back={{ href: '/desk/posts', label: words.heading }}
          actions={post.publicRevision && <a href={postHref(post.slug)}>{words.read}</a>}
        />
        {other && <OtherTextPanel other={other} mine={typed} />}
        <div className={styles.columns}>
          <div className={styles.column}>
            <PostForm data={data} address={address} source={source} />
            <PostSteps data={data} />
          </div>
          <PreviewFrame address={address} source={source} />
        </div>
        {!isNew && <VersionsPanel id={post.id} {...versions} />}
      </>
    );
  },
});

function headingOf({ title, version, publicRevision }: PostPageData['post']): string {
  const isNew = version === 0 && !publicRevision;
  return title || (isNew ? words.newHeading : words.untitled);
}

type Answer = Promise<DeskAnswer<PostPageData> | undefined>;

/** The post that a step is about, as it is kept, and the id of its draft: one without a draft gets the one that its form names. */
async function findKept(request: DeskPostRequest, newId: string) {
  const post = (await request.desk.posts.find(newId)) ?? (await findPost(request));
  if (!post || (post.version === 0 && !post.publicRevision)) return undefined;
  return { post, id: post.version === 0 ? newId : post.id };
}

/** As it is kept: its form sends nothing that was typed. */
async function unpublish(request: DeskPostRequest, newId: string): Answer {
  const kept = await findKept(request, newId);
  if (!kept) return undefined;
  const { post, id } = kept;
  const { version, publicRevision } = post;
  return write(request, { ...readPostEdit(id, request), fields: post, version, publicRevision });
}

async function rename(request: DeskPostRequest, newId: string): Answer {
  const { desk, person, fields } = request;
  const kept = await findKept(request, newId);
  if (!kept) return undefined;
  const edit = { ...readPostEdit(kept.id, request), fields: kept.post };
  const outcome = await desk.posts.rename(person, edit, fields.newSlug ?? '');
  if (outcome?.kind === 'done') return { redirect: `/desk/posts/${kept.id}`, notice: words.notices.rename };
  if (outcome?.kind === 'requested') return REQUESTED;
  if (outcome?.kind === 'conflict') return stepAgain(request, kept, 409, { form: postErrors.changed });
  const [error] = outcome?.kind === 'refused' ? outcome.errors : [];
  return error && stepAgain(request, kept, 422, { [error.field]: error.reason });
}

async function bin(request: DeskPostRequest, newId: string): Answer {
  const { desk, person } = request;
  if (await desk.posts.isBinned(newId)) return { redirect: BIN, notice: words.notices.bin };
  const kept = await findKept(request, newId);
  if (!kept) return undefined;
  const { version, target } = readPostEdit(newId, request);
  const outcome = await desk.posts.bin(person, { id: kept.id, slug: kept.post.slug, version, target });
  if (outcome === 'done') return { redirect: BIN, notice: words.notices.bin };
  if (outcome === 'requested') return REQUESTED;
  if (outcome === 'changed') return stepAgain(request, kept, 409, { form: postErrors.changed });
  return outcome && stepAgain(request, kept, 422, { target: postErrors.targetGone });
}

type Kept = NonNullable<Awaited<ReturnType<typeof findKept>>>;

/** The page of the post as it is kept, with what is wrong at the step: its form has sent no text. */
async function stepAgain(
  request: DeskPostRequest,
  { post, id }: Kept,
  status: number,
  errors: PostPageData['errors'],
): Answer {
  return { status, data: { ...(await pageDataOf(request, { ...post, id })), errors } };
}

async function write(request: DeskPostRequest, edit: PostEdit): Answer {
  const { person, desk, signal } = request;
  const errors = findUnknownChoices(request.fields);
  if (errors.length > 0) return answer(request, edit, { kind: 'refused', errors }, '');
  const before = edit.action === 'save' ? await desk.posts.find(edit.id) : undefined;
  const outcome = await desk.posts.write(person, edit, signal);
  const isSaved = edit.action === 'save' && outcome.kind === 'done';
  const notice = isSaved ? await savedNotice(request, edit, before) : words.notices[edit.action];
  return answer(request, edit, outcome, notice);
}

/** Choices that the form does not offer, as one from before an upgrade may still have them. */
function findUnknownChoices({ topic, language, cover, picture }: DeskPostRequest['fields']) {
  const isUnknown = {
    topic: topic && !readTopic(topic),
    language: language && readPostLanguage(language) !== language,
    cover: cover && !COVER_NAMES.some((name) => name === cover),
    image: picture && !readPictureId(picture),
  };
  return (['topic', 'language', 'cover', 'image'] as const)
    .filter((field) => isUnknown[field])
    .map((field) => ({ field, reason: postErrors.choose }));
}

/** With what somebody may miss afterwards: the published text stays, and words alone are no picture. */
async function savedNotice({ desk }: DeskPostRequest, edit: PostEdit, before: PostFields | undefined) {
  const { save, withoutPicture, stillPublic } = words.notices;
  const { imageAlt, picture } = edit.fields;
  const isPictureMissing = imageAlt.trim() !== (before?.imageAlt ?? '') && !picture && !edit.image;
  const saved = await desk.posts.find(edit.id);
  return [
    save,
    imageAlt && isPictureMissing && withoutPicture,
    saved?.publicRevision && saved.hasChanges && stillPublic,
  ]
    .filter(Boolean)
    .join(' ');
}

async function answer(
  request: DeskPostRequest,
  edit: PostEdit,
  outcome: PostOutcome,
  notice: string,
): Answer {
  const { desk } = request;
  const form = isUuid(request.fields.form) ? request.fields.form : '';
  const place = CHOICES.get(request.fields.action ?? '');
  if (outcome.kind === 'done' && place) {
    const { cursor = '' } = request.fields;
    const query = new URLSearchParams({ for: edit.id, as: place, cursor, saved: form });
    return { redirect: `${PICTURES}?${query}`, notice: words.notices.save };
  }
  if (outcome.kind === 'done' || outcome.kind === 'requested') {
    const said = outcome.kind === 'done' ? notice : approvalWords.requested;
    return { redirect: `/desk/posts/${edit.id}${form && `?saved=${form}`}`, notice: said };
  }
  const other = outcome.kind === 'conflict' ? outcome.other : undefined;
  const kept = other ? await desk.posts.find(other.id) : await findPost(request);
  const { added = {} } = outcome;
  const data = await pageDataOf(withAdded(request, added), kept ?? emptyPost(edit.id));
  // Sent again, it is meant for the text that has just been shown.
  const { id, version, publicRevision } = other ?? edit;
  const errors = outcome.kind === 'refused' ? outcome.errors : [];
  return {
    status: other ? 409 : 422,
    data: {
      ...data,
      post: { ...data.post, id, version, publicRevision },
      typed: {
        ...edit.fields,
        ...(added.image && { picture: added.image }),
        pictureAlt: edit.pictureAlt,
        publishAt: edit.publishAt || data.typed.publishAt,
        cursor: request.fields.cursor ?? '',
      },
      errors: Object.fromEntries(errors.map(({ field, reason }) => [field, reason])),
      other,
      form: form || data.form,
    },
  };
}

/** The form that comes back has its new pictures as if they had been chosen from the library. */
function withAdded(request: DeskPostRequest, { image, picture }: AddedPictures): DeskPostRequest {
  const fields = {
    ...request.fields,
    ...(image && { picture: image, withoutPicture: '' }),
    ...(picture && { libraryPicture: picture, withoutLibraryPicture: '' }),
  };
  return { ...request, fields };
}

/** What somebody else has saved meanwhile, beside what was typed here. */
function OtherTextPanel({ other, mine }: { other: OtherText; mine: PostFields }) {
  const { kind, by, at, fields } = other;
  const { conflict } = words;
  if (kind !== 'draft')
    return (
      <Banner tone="warning" role="alert" heading={conflict.heading}>
        <p>{conflict[kind]}</p>
        {kind === 'binned' && (
          <p>
            <a href={BIN}>{words.bin.heading}</a>
          </p>
        )}
      </Banner>
    );
  return (
    <>
      <Banner tone="warning" role="alert" heading={conflict.heading}>
        <p>{conflict.draft(by, formatMoment(at))}</p>
        <p>{conflict.advice}</p>
      </Banner>
      <Panel heading={conflict.theirs}>
        {fields.title !== mine.title && (
          <Field name="theirTitle" label={conflict.theirTitle} defaultValue={fields.title} readOnly />
        )}
        <TextAreaField
          name="theirContent"
          label={conflict.theirs}
          defaultValue={fields.content}
          rows={8}
          readOnly
        />
        <h3>{conflict.difference}</h3>
        <TextDifference before={fields.content} after={mine.content} />
      </Panel>
    </>
  );
}

const PREVIEW = 'post-preview';

/** What the post will look like, kept up to date by `post-preview` while somebody types. */
function PreviewFrame({ address, source }: { address: string; source: string }) {
  return (
    <section className={styles.preview} aria-labelledby="preview-heading">
      <div className={styles.previewHead}>
        <h2 id="preview-heading">{words.preview.heading}</h2>
        <Button
          type="submit"
          variant="secondary"
          formNoValidate
          form={POST_FORM}
          formAction={`${address}/preview`}
          formTarget={PREVIEW}
          data-preview-button=""
        >
          {words.preview.button}
        </Button>
      </div>
      <p hidden data-signed-out="" role="status" className={styles.signedOut}>
        {words.preview.signedOut}
      </p>
      {/* Nothing runs in it; what it shows is sanitised besides. */}
      <iframe
        name={PREVIEW}
        title={words.preview.title}
        src={`${address}/preview${source}`}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        className={styles.frame}
      />
    </section>
  );
}

function VersionsPanel({ id, versions, total }: PostPageData['versions'] & { id: string }) {
  return (
    <Panel heading={words.versions.heading}>
      <DataTable
        caption={words.versions.caption}
        columns={words.versions.columns}
        rows={versions.map(({ number, step, at, by }) => ({
          key: number,
          cells: [
            <a key="link" href={`/desk/posts/${id}/versions/${number}`}>
              {words.versions.compare(number)}
            </a>,
            words.versions.steps[step],
            formatMoment(at),
            by,
          ],
        }))}
      />
      <Paging label={words.versions.pages} total={total} />
    </Panel>
  );
}
