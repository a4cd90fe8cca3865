import { postWords as words } from '#content/desk/posts.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { KeptForm, TextField, useFormErrors } from '../ui/desk-form/desk-form.tsx';
import type { PostPageData } from './post-data.ts';
import styles from './post-form.module.css';
import type { EditedPost } from './post-service.ts';
import { HeadPicture, TextEditor } from './text-editor.tsx';

export const POST_FORM = 'post-form';

interface PostFormProps {
  data: PostPageData;
  /** Where it goes. */
  address: string;
  /** The public post that a form without a draft was made from, as the query of its page. */
  source: string;
}

/** All that is typed about a post. Every button sends all of it. */
export function PostForm({ data, address, source }: PostFormProps) {
  const { post, typed, errors, form, saved, other } = data;
  const isPublic = post.publicRevision !== '';
  return (
    <KeptForm
      id={POST_FORM}
      prefix="post"
      action={`${address}${source}`}
      encType="multipart/form-data"
      className={styles.column}
      data-behaviour="keep-typed post-preview send-once"
      keptAs={`post:${post.version === 0 ? `new${source}` : post.id}`}
      form={form}
      saved={saved}
      isTyped={Object.keys(errors).length > 0 || other !== undefined}
      older={words.keptOlder}
      values={{ ...typed }}
      errors={errors}
      errorHeading={words.errors}
      fields={{
        id: post.id,
        version: String(post.version),
        publicRevision: post.publicRevision,
        picture: typed.picture,
      }}
    >
      <div className={styles.actions}>
        <ActionButton action="save" label={words.save} />
      </div>
      <TextField name="title" label={words.fields.title} maxLength={150} />
      <TextEditor />
      <div className={styles.pair}>
        <TextField
          name="slug"
          label={words.fields.slug}
          hint={isPublic ? words.fields.slugFixed : words.fields.slugHint}
          readOnly={isPublic}
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField name="date" type="date" label={words.fields.date} hint={words.fields.dateHint} />
      </div>
      <HeadPicture image={typed.picture === post.picture ? post.image : undefined} picture={typed.picture} />
      <PublishingFields post={post} />
      <div hidden role="status" className={styles.sending} data-sending="">
        <p>{words.sending}</p>
        <progress aria-label={words.sendingProgress} />
      </div>
    </KeptForm>
  );
}

/** Now, at a time, or not at that time after all. */
function PublishingFields({ post: { publicRevision, publishAt, hasChanges } }: { post: EditedPost }) {
  const { publishAt: error } = useFormErrors();
  const state = publicRevision ? (hasChanges ? words.isPublicWithChanges : words.isPublic) : words.isDraft;
  return (
    <fieldset className={styles.publishing}>
      <legend>{words.publishing}</legend>
      <p>{publishAt ? words.scheduled(formatMoment(publishAt)) : state}</p>
      <div className={styles.actions}>
        <ActionButton action="save" label={words.save} />
        <Button type="submit" name="action" value="publish">
          {publicRevision ? words.publishChanges : words.publish}
        </Button>
      </div>
      <details className={styles.details} open={Boolean(error || publishAt)}>
        <summary>{words.later}</summary>
        <div className={styles.column}>
          <TextField name="publishAt" type="datetime-local" label={words.fields.publishAt} />
          <div className={styles.actions}>
            <ActionButton action="schedule" label={publishAt ? words.reschedule : words.schedule} />
            {publishAt && <ActionButton action="unschedule" label={words.unschedule} />}
          </div>
        </div>
      </details>
    </fieldset>
  );
}

function ActionButton({ action, label }: { action: string; label: string }) {
  return (
    <Button type="submit" name="action" value={action} variant="secondary">
      {label}
    </Button>
  );
}
