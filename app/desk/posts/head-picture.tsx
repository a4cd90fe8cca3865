import { COVER_NAMES } from '#content/covers.ts';
import { postWords as words } from '#content/desk/posts.ts';
import { Field, SelectField } from '../../ui/field/field.tsx';
import styles from './post-form.module.css';
import type { EditedPost, PostError, PostFields } from './post-service.ts';

interface HeadPictureProps {
  post: EditedPost;
  fields: PostFields;
  errorOf(field: PostError['field']): string | undefined;
}

/** The post's own picture with its words, or one of the drawn covers. */
export function HeadPicture({ post: { image, picture }, fields, errorOf }: HeadPictureProps) {
  const error = errorOf('image');
  const altError = errorOf('imageAlt');
  return (
    <details className={styles.details} open={Boolean(error || altError || fields.picture)}>
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
        <Field
          id="post-image"
          name="image"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          label={words.fields.image}
          hint={words.fields.imageHint}
          error={error}
          data-behaviour="file-limit"
          data-too-large={words.fileTooLarge}
        />
        <Field
          id="post-imageAlt"
          name="imageAlt"
          label={words.fields.imageAlt}
          hint={words.fields.imageAltHint}
          defaultValue={fields.imageAlt}
          error={altError}
          maxLength={300}
        />
        {(error || altError) && <p>{words.chooseAgain}</p>}
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
