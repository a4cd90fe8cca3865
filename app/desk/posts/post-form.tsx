import { postWords as words } from '#content/desk/posts.ts';
import { formatMoment, lagosTime } from '#domain/text/format-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Field } from '../../ui/field/field.tsx';
import { useDesk } from '../desk-page.ts';
import { KeptText } from '../ui/keep-typed/kept-text.tsx';
import { HeadPicture } from './picture-fields.tsx';
import styles from './post-form.module.css';
import { addressOf, type PostPageData } from './post-page-data.ts';
import type { PostError } from './post-service.ts';
import { TextEditor } from './text-editor.tsx';

export const POST_FORM = 'post-form';

/** All that is typed about a post. Every button sends all of it. */
export function PostForm({ data }: { data: PostPageData }) {
  const { post, isNew, fields, errors, form, saved } = data;
  const { person, keptTextKey, query } = useDesk();
  const isPublic = post.publicRevision !== '';
  const { address, source } = addressOf(data, query);
  const errorOf = (field: PostError['field']) => errors.find((error) => error.field === field)?.reason;
  return (
    <form
      id={POST_FORM}
      method="post"
      action={`${address}${source}`}
      encType="multipart/form-data"
      className={styles.column}
      data-behaviour="keep-typed post-preview send-once"
      data-person={person.id}
      data-kept-key={keptTextKey}
      data-kept-as={`post:${isNew ? `new${source}` : post.id}`}
      data-saved={saved || undefined}
      data-is-typed={errors.length > 0 || data.other ? '' : undefined}
    >
      <input type="hidden" name="id" value={post.id} />
      <input type="hidden" name="version" value={post.version} />
      <input type="hidden" name="publicRevision" value={post.publicRevision} />
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="picture" value={fields.picture} />
      {errors.length > 0 && (
        <ErrorSummary
          heading={words.errors}
          errors={errors.map(({ field, reason }) => ({ reason, targetId: `post-${field}` }))}
        />
      )}
      <KeptText older={words.keptOlder} />
      <div className={styles.actions}>
        <Button type="submit" name="action" value="save" variant="secondary">
          {words.save}
        </Button>
      </div>
      <Field
        id="post-title"
        name="title"
        label={words.fields.title}
        defaultValue={fields.title}
        error={errorOf('title')}
        maxLength={150}
      />
      <TextEditor data={data} errorOf={errorOf} />
      <div className={styles.pair}>
        <Field
          id="post-slug"
          name="slug"
          label={words.fields.slug}
          hint={isPublic ? words.fields.slugFixed : words.fields.slugHint}
          defaultValue={fields.slug}
          readOnly={isPublic}
          error={errorOf('slug')}
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          id="post-date"
          name="date"
          type="date"
          label={words.fields.date}
          hint={words.fields.dateHint}
          defaultValue={fields.date}
          error={errorOf('date')}
        />
      </div>
      <HeadPicture post={post} fields={fields} errorOf={errorOf} />
      <PublishingFields data={data} error={errorOf('publishAt')} />
      <div hidden role="status" className={styles.sending} data-sending="">
        <p>{words.sending}</p>
        <progress aria-label={words.sendingProgress} />
      </div>
    </form>
  );
}

/** Now, at a time, or not at that time after all. */
function PublishingFields({ data, error }: { data: PostPageData; error: string | undefined }) {
  const { post } = data;
  const isPublic = post.publicRevision !== '';
  const time = post.publishAt && lagosTime(new Date(post.publishAt)).replace(' ', 'T');
  return (
    <fieldset className={styles.publishing}>
      <legend>{words.publishing}</legend>
      <p>
        {post.publishAt
          ? words.scheduled(formatMoment(post.publishAt))
          : isPublic
            ? post.hasChanges
              ? words.isPublicWithChanges
              : words.isPublic
            : words.isDraft}
      </p>
      <div className={styles.actions}>
        <Button type="submit" name="action" value="save" variant="secondary">
          {words.save}
        </Button>
        <Button type="submit" name="action" value="publish">
          {isPublic ? words.publishChanges : words.publish}
        </Button>
      </div>
      <details className={styles.details} open={Boolean(error || post.publishAt)}>
        <summary>{words.later}</summary>
        <div className={styles.column}>
          <Field
            id="post-publishAt"
            name="publishAt"
            type="datetime-local"
            label={words.fields.publishAt}
            defaultValue={data.publishAt || time}
            error={error}
          />
          <div className={styles.actions}>
            <Button type="submit" name="action" value="schedule" variant="secondary">
              {post.publishAt ? words.reschedule : words.schedule}
            </Button>
            {post.publishAt && (
              <Button type="submit" name="action" value="unschedule" variant="secondary">
                {words.unschedule}
              </Button>
            )}
          </div>
        </div>
      </details>
    </fieldset>
  );
}
