import { postWords as words } from '#content/desk/posts.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextAreaField } from '../../ui/field/field.tsx';
import { PictureFields } from './picture-fields.tsx';
import styles from './post-form.module.css';
import type { PostPageData } from './post-page-data.ts';
import type { PostError } from './post-service.ts';

const MARKS = ['bold', 'italic', 'heading', 'list', 'link', 'quote'] as const;
const TEXT_ID = 'post-content';
const PICTURES_ID = 'post-pictures';

interface TextEditorProps {
  data: PostPageData;
  errorOf(field: PostError['field']): string | undefined;
}

/** The text in Markdown. Its toolbar comes with the browser's script; without it there is a short help. */
export function TextEditor({ data: { fields, pictureAlt, errors }, errorOf }: TextEditorProps) {
  const hasPictureError = errors.some(({ field }) => field === 'picture' || field === 'pictureAlt');
  return (
    <>
      <div className={styles.text}>
        <div
          role="toolbar"
          hidden
          aria-label={words.toolbar.label}
          aria-controls={TEXT_ID}
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
        <TextAreaField
          id={TEXT_ID}
          name="content"
          label={words.fields.content}
          defaultValue={fields.content}
          error={errorOf('content')}
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
      <details className={styles.details} id={PICTURES_ID} open={hasPictureError}>
        <summary>{words.addPicture}</summary>
        <div className={styles.column}>
          <PictureFields of="picture" name="textPicture" alt={pictureAlt} errorOf={errorOf} />
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
