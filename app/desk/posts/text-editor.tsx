import { postWords as words } from '#content/desk/posts.ts';
import { COVER_NAMES } from '#facts/blog.ts';
import type { BlogImage } from '../../site.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { ChoiceField, LongTextField, TextField, useFormErrors } from '../ui/desk-form/desk-form.tsx';
import styles from './post-form.module.css';

const MARKS = ['bold', 'italic', 'heading', 'list', 'link', 'quote'] as const;
const PICTURES_ID = 'post-pictures';

/** The text in Markdown. Its toolbar comes with the browser's script; without it there is a short help. */
export function TextEditor() {
  const errors = useFormErrors();
  return (
    <>
      <div className={styles.text}>
        <div
          role="toolbar"
          hidden
          aria-label={words.toolbar.label}
          aria-controls="post-content"
          className={styles.toolbar}
          data-behaviour="markdown-toolbar"
          data-sample={words.toolbar.sampleText}
        >
          {MARKS.map((mark) => (
            <button key={mark} type="button" data-mark={mark}>
              {words.toolbar[mark]}
            </button>
          ))}
          <button type="button" data-opens={PICTURES_ID}>
            {words.toolbar.picture}
          </button>
        </div>
        <LongTextField
          name="content"
          label={words.fields.content}
          rows={18}
          maxLength={100_000}
          className={styles.markdown}
          aria-describedby="markdown-help"
        />
      </div>
      <details className={styles.details} id="markdown-help">
        <summary>{words.help.summary}</summary>
        <dl className={styles.help}>
          {words.help.rows.map(([typed, meaning]) => (
            <div key={typed}>
              <dt>{meaning}</dt>
              <dd>
                <code>{typed}</code>
              </dd>
            </div>
          ))}
        </dl>
        <p>{words.help.end}</p>
      </details>
      <details
        className={styles.details}
        id={PICTURES_ID}
        open={Boolean(errors.picture || errors.pictureAlt)}
      >
        <summary>{words.addPicture}</summary>
        <div className={styles.column}>
          <PictureFields of="picture" name="textPicture" />
          <input type="hidden" name="cursor" defaultValue="" />
          <p className={styles.hint}>{words.addPictureHint}</p>
          <Button
            type="submit"
            name="action"
            value="add-picture"
            variant="secondary"
            className={styles.atStart}
          >
            {words.addPictureButton}
          </Button>
        </div>
      </details>
    </>
  );
}

/** The post's own picture with its words, or one of the drawn covers; `image` is the picture that is kept and chosen. */
export function HeadPicture({ picture, image }: { picture: string; image: BlogImage | undefined }) {
  const errors = useFormErrors();
  return (
    <details className={styles.details} open={Boolean(errors.image || errors.imageAlt || picture)}>
      <summary>{words.headPicture}</summary>
      <div className={styles.column}>
        {picture && image && (
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
        <PictureFields of="image" name="image" />
        <ChoiceField
          name="cover"
          label={words.fields.cover}
          options={{
            '': words.fields.anyCover,
            ...Object.fromEntries(COVER_NAMES.map((name) => [name, words.covers[name] ?? name])),
          }}
        />
      </div>
    </details>
  );
}

/** A picture from the device, at the top or in the text, and the words for those who cannot see it. */
function PictureFields({ of, name }: { of: 'image' | 'picture'; name: string }) {
  const errors = useFormErrors();
  const altName = `${of}Alt` as const;
  return (
    <>
      <Field
        id={`post-${of}`}
        name={name}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        label={words.fields[of]}
        hint={words.fields[`${of}Hint`]}
        error={errors[of]}
        data-behaviour="file-limit"
        data-too-large={words.fileTooLarge}
      />
      <TextField
        name={altName}
        label={words.fields[altName]}
        hint={words.fields[`${altName}Hint`]}
        maxLength={300}
      />
      {(errors[of] || errors[altName]) && <p>{words.chooseAgain}</p>}
    </>
  );
}
