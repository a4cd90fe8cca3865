import { postWords as words } from '#content/desk/posts.ts';
import { Field } from '../../ui/field/field.tsx';
import type { PostError } from './post-service.ts';

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
