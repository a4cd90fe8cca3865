import { postWords as words } from '#content/desk/posts.ts';
import { COVER_NAMES } from '#facts/blog.ts';
import { Field, SelectField } from '../../ui/field/field.tsx';
import styles from './post-form.module.css';
import type { EditedPost, PostError, PostFields } from './post-service.ts';

interface PictureFieldsProps {
  /** The picture at the top, or one in the text. */
  of: 'image' | 'picture';
  /** The name of the file's field. */
  name: string;
  alt: string;
  errorOf(field: PostError['field']): string | undefined;
}

/** A picture from the device, and the words for those who cannot see it. */
export function PictureFields({ of, name, alt, errorOf }: PictureFieldsProps) {
  const altName = `${of}Alt` as const;
  const [error, altError] = [errorOf(of), errorOf(altName)];
  return (
    <>
      <Field
        id={`post-${of}`}
        name={name}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        label={words.fields[of]}
        hint={words.fields[`${of}Hint`]}
        error={error}
        data-behaviour="file-limit"
        data-too-large={words.fileTooLarge}
      />
      <Field
        id={`post-${altName}`}
        name={altName}
        label={words.fields[altName]}
        hint={words.fields[`${altName}Hint`]}
        defaultValue={alt}
        error={altError}
        maxLength={300}
      />
      {(error || altError) && <p>{words.chooseAgain}</p>}
    </>
  );
}

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
