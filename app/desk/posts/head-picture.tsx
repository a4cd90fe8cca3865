import { postWords as words } from '#content/desk/posts.ts';
import { COVER_NAMES } from '#words/covers.ts';
import { SelectField } from '../../ui/field/field.tsx';
import { PictureFields } from './picture-fields.tsx';
import styles from './post-form.module.css';
import type { EditedPost, PostError, PostFields } from './post-service.ts';

interface HeadPictureProps {
  post: EditedPost;
  fields: PostFields;
  errorOf(field: PostError['field']): string | undefined;
}

/** The post's own picture with its words, or one of the drawn covers. */
export function HeadPicture({ post: { image, picture }, fields, errorOf }: HeadPictureProps) {
  const hasError = errorOf('image') || errorOf('imageAlt');
  return (
    <details className={styles.details} open={Boolean(hasError || fields.picture)}>
      <summary>{words.headPicture}</summary>
      <div className={styles.column}>
        {fields.picture && fields.picture === picture && (
          <>
            <img
              src={image.src}
              width={image.width}
              height={image.height}
              alt={words.headPictureNow}
              className={styles.headPicture}
              loading="lazy"
            />
            <label className={styles.check}>
              <input type="checkbox" name="withoutPicture" value="yes" />
              {words.fields.withoutPicture}
            </label>
          </>
        )}
        <PictureFields of="image" name="image" alt={fields.imageAlt} errorOf={errorOf} />
        <SelectField name="cover" label={words.fields.cover} defaultValue={fields.cover}>
          <option value="">{words.fields.anyCover}</option>
          {COVER_NAMES.map((name) => (
            <option key={name} value={name}>
              {words.covers[name]}
            </option>
          ))}
        </SelectField>
      </div>
    </details>
  );
}
