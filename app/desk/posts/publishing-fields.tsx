import { postWords as words } from '#content/desk/posts.ts';
import { formatMoment, lagosTime } from '#domain/text/format-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from './post-form.module.css';
import type { PostPageData } from './post-page-data.ts';

/** Now, at a time, or not at that time after all. */
export function PublishingFields({ data, error }: { data: PostPageData; error: string | undefined }) {
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
