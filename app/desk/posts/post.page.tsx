import { postWords as words } from '#content/desk/posts.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { ROWS_PER_PAGE } from '#domain/text/paginate.ts';
import { postHref } from '#words/blog.ts';
import { Button } from '../../ui/button/button.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { type DeskAnswer, type DeskPostRequest, useDesk } from '../desk-page.ts';
import { ConfirmStep } from '../ui/confirm-step/confirm-step.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import { Paging } from '../ui/paging/paging.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { OtherTextPanel } from './other-text-panel.tsx';
import styles from './post-form.module.css';
import { POST_FORM, PostForm } from './post-form.tsx';
import { addressOf, emptyPost, findPost, type PostPageData, pageDataOf } from './post-page-data.ts';
import type { EditedPost, PostEdit, PostVersion } from './post-service.ts';
import { PostState } from './post-state.tsx';
import { isUuid, readPostEdit } from './read-post-form.ts';

export default defineDeskPage<PostPageData>({
  roles: ['editor'],
  async load(request) {
    const { params, query } = request;
    if (!params.id && !query.has('post') && !isUuid(query.get('id') ?? undefined))
      return { redirect: `/desk/posts/new?${new URLSearchParams({ id: crypto.randomUUID() })}` };
    const post = await findPost(request);
    return post && pageDataOf(request, post);
  },
  takesFiles: true,
  async post(request) {
    const { fields, person, desk } = request;
    const id = request.params.id ?? fields.id;
    if (!isUuid(id)) return undefined;
    if (fields.action === 'delete') {
      const isGone = (await desk.posts.remove(person, id)) || !(await desk.posts.find(id));
      return isGone ? { redirect: '/desk/posts', notice: words.notices.delete } : undefined;
    }
    if (fields.action === 'discard')
      return (await desk.posts.discard(person, id))
        ? { redirect: `/desk/posts/${id}`, notice: words.notices.discard }
        : undefined;
    if (fields.action === 'unpublish') return unpublish(request, id);
    return write(request, readPostEdit(id, request));
  },
  title({ post, errors }) {
    const title = post.title || words.newHeading;
    return errors.length > 0 ? words.errorTitle(title) : title;
  },
  View: Post,
});

type Answer = Promise<DeskAnswer<PostPageData> | undefined>;

/** As it is kept: its form sends nothing that was typed. A post without a draft gets the one that its form names. */
async function unpublish(request: DeskPostRequest, newId: string): Answer {
  const post = (await request.desk.posts.find(newId)) ?? (await findPost(request));
  if (!post || (post.version === 0 && !post.publicRevision)) return undefined;
  const { version, publicRevision } = post;
  const id = version === 0 ? newId : post.id;
  return write(request, { ...readPostEdit(id, request), fields: post, version, publicRevision });
}

async function write(request: DeskPostRequest, edit: PostEdit): Answer {
  const { fields, person, desk } = request;
  const { id } = edit;
  const outcome = await desk.posts.write(person, edit, request.signal);
  if (outcome.kind === 'done') {
    const saved = isUuid(fields.form) ? `?saved=${fields.form}` : '';
    return { redirect: `/desk/posts/${id}${saved}`, notice: words.notices[edit.action] };
  }
  const other = outcome.kind === 'conflict' ? outcome.other : undefined;
  const kept = other ? await desk.posts.find(other.id) : await findPost(request);
  const data = await pageDataOf(request, kept ?? emptyPost(id));
  return {
    status: other ? 409 : 422,
    data: {
      ...data,
      // Sent again, it is meant for the text that has just been shown.
      post: {
        ...data.post,
        id: other?.id ?? id,
        version: other?.version ?? edit.version,
        publicRevision: other?.publicRevision ?? edit.publicRevision,
      },
      isNew: (other?.version ?? edit.version) === 0,
      fields: edit.fields,
      pictureAlt: edit.pictureAlt,
      publishAt: edit.publishAt,
      errors: outcome.kind === 'refused' ? outcome.errors : [],
      other,
      form: isUuid(fields.form) ? fields.form : data.form,
    },
  };
}

function Post({ data }: { data: PostPageData }) {
  const { post, isNew, other, fields } = data;
  return (
    <>
      <DeskHead
        heading={post.title || words.newHeading}
        lead={(!isNew || post.publicRevision) && <PostState post={post} />}
        back={{ href: '/desk/posts', label: words.heading }}
        actions={post.publicRevision && <a href={postHref(post.slug)}>{words.read}</a>}
      />
      {other && <OtherTextPanel other={other} mine={fields} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <PostForm data={data} />
          <PostSteps post={post} isNew={isNew} />
        </div>
        <PreviewFrame data={data} form={POST_FORM} />
      </div>
      {!isNew && <VersionsPanel id={post.id} {...data.versions} />}
    </>
  );
}

/** What takes something away, each after a question; only a deleted draft cannot come back. */
function PostSteps({ post, isNew }: { post: EditedPost; isNew: boolean }) {
  const isPublic = post.publicRevision !== '';
  const steps = [
    isPublic && ['unpublish', words.unpublish, words.unpublishWarning],
    isPublic && !isNew && post.hasChanges && ['discard', words.discard, words.discardWarning],
    !isPublic && !isNew && ['delete', words.remove, words.removeWarning],
  ].filter((step) => step !== false) as [action: string, label: string, warning: string][];
  const source = `new?${new URLSearchParams({ post: post.slug })}`;
  return (
    <div className={styles.steps}>
      {steps.map(([action, label, warning]) => (
        <ConfirmStep
          key={action}
          label={label}
          question={warning}
          confirm={label}
          isSafe={action !== 'delete'}
          action={`/desk/posts/${isNew ? source : post.id}`}
          fields={{ action, id: post.id }}
        />
      ))}
    </div>
  );
}

const PREVIEW = 'post-preview';

/** What the post will look like, kept up to date by `post-preview` while somebody types. */
function PreviewFrame({ data, form }: { data: PostPageData; form: string }) {
  const { address, source } = addressOf(data, useDesk().query);
  return (
    <section className={styles.preview} aria-labelledby="preview-heading">
      <div className={styles.previewHead}>
        <h2 id="preview-heading">{words.preview.heading}</h2>
        <Button
          type="submit"
          variant="secondary"
          formNoValidate
          form={form}
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

function VersionsPanel({ id, versions, total }: { id: string; versions: PostVersion[]; total: number }) {
  return (
    <Panel heading={words.versions.heading}>
      <DataTable
        caption={words.versions.caption}
        columns={words.versions.columns}
        rows={versions.map(({ number, step, at, by }) => ({
          key: String(number),
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
      <Paging label={words.versions.pages} total={total} rowsPerPage={ROWS_PER_PAGE} />
    </Panel>
  );
}
