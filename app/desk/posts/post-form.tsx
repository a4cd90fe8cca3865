import { postWords as words } from '#content/desk/posts.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { LANGUAGE_NAMES } from '#facts/language-names.ts';
import { topicNames } from '#words/blog.ts';
import type { BlogImage } from '../../site.ts';
import { Field } from '../../ui/field/field.tsx';
import {
  ActionButton,
  AutosaveForm,
  ChoiceField,
  LongTextField,
  TextField,
  useFormErrors,
  useFormField,
} from '../ui/desk-form/desk-form.tsx';
import type { LibraryPicture } from './picture-library.ts';
import { isPostStep, type PostPageData } from './post-data.ts';
import styles from './post-form.module.css';
import type { EditedPost } from './post-service.ts';

export const POST_FORM = 'post-form';
const MARKS = ['bold', 'italic', 'heading', 'list', 'link', 'quote'] as const;
const PICTURES_ID = 'post-pictures';

/**
 * All that is typed about a post; every button sends all of it. `source` is the public post that a form without a draft
 * was made from, as the query of its page.
 */
export function PostForm({ data, address, source }: { data: PostPageData; address: string; source: string }) {
  const { post, typed, chosen, errors, form, saved, other, step } = data;
  const isChosen = chosen.image?.id !== undefined && chosen.image.id !== post.picture;
  const isPublic = post.publicRevision !== '';
  return (
    <AutosaveForm
      id={POST_FORM}
      prefix="post"
      action={`${address}${source}`}
      encType="multipart/form-data"
      className={styles.column}
      data-behaviour="autosave-form post-preview send-once"
      autosave={`post:${post.version === 0 ? `new${source}` : post.id}`}
      form={form}
      saved={saved}
      isTyped={
        (Object.keys(errors).length > 0 && !isPostStep(step)) ||
        other !== undefined ||
        isChosen ||
        chosen.picture !== undefined
      }
      values={{ ...typed }}
      errors={errors}
      errorHeading={words.errors}
      fields={{ id: post.id, picture: typed.picture }}
      revision={{ version: String(post.version), publicRevision: post.publicRevision }}
    >
      <div className={styles.actions}>
        <ActionButton action="save">{words.save}</ActionButton>
      </div>
      <TextField name="title" label={words.fields.title} maxLength={150} />
      <TextEditor chosen={chosen.picture} form={form} />
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
      <div className={styles.pair}>
        <ChoiceField
          name="topic"
          label={words.fields.topic}
          hint={words.fields.topicHint}
          options={{ '': words.fields.noTopic, ...topicNames }}
        />
        <ChoiceField
          name="language"
          label={words.fields.language}
          hint={words.fields.languageHint}
          options={LANGUAGE_NAMES}
        />
      </div>
      <HeadPicture
        image={chosen.image ?? (typed.picture === post.picture ? post.image : undefined)}
        picture={typed.picture}
      />
      <PublishingFields post={post} />
      <div
        hidden
        role="status"
        className={styles.sending}
        data-sending=""
        data-progress-of={progressOf(form)}
        data-making={words.progress.making('{made}', '{parts}')}
      >
        <p>{words.sending}</p>
        <progress aria-label={words.sendingProgress} />
      </div>
    </AutosaveForm>
  );
}

const progressOf = (form: string) => `/desk/posts/progress?${new URLSearchParams({ form })}`;

/** The text in Markdown. Its toolbar comes with the browser's script; without it there is a short help. */
function TextEditor({ chosen, form }: { chosen: LibraryPicture | undefined; form: string }) {
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
        open={Boolean(errors.picture || errors.pictureAlt || chosen)}
      >
        <summary>{words.addPicture}</summary>
        <div className={styles.column}>
          {chosen && (
            <>
              <img
                src={chosen.src}
                width={chosen.width}
                height={chosen.height}
                alt={words.chosenPicture}
                className={styles.headPicture}
              />
              <input type="hidden" name="libraryPicture" value={chosen.id} />
              <label className={styles.check}>
                <input type="checkbox" name="withoutLibraryPicture" value="yes" />
                {words.fields.withoutLibraryPicture}
              </label>
            </>
          )}
          <PictureFields of="picture" name="textPicture" />
          <HiddenCursor />
          <p className={styles.hint}>
            {words.addPictureHint}{' '}
            <a href={progressOf(form)} target="_blank" rel="noreferrer">
              {words.progress.link}
            </a>
          </p>
          <ActionButton action="add-picture">{words.addPictureButton}</ActionButton>
        </div>
      </details>
    </>
  );
}

/** Where the picture goes; a form that comes back still knows it. */
function HiddenCursor() {
  const { defaultValue } = useFormField({ name: 'cursor' });
  return <input type="hidden" name="cursor" defaultValue={defaultValue} />;
}

type HeadImage = Pick<BlogImage, 'src' | 'width' | 'height'>;

/** The post's own picture with its words, or one of the drawn covers; `image` is the picture that is kept and chosen. */
function HeadPicture({ picture, image }: { picture: string; image: HeadImage | undefined }) {
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
          options={{ '': words.fields.anyCover, ...words.covers }}
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
      {errors[of] && <p>{words.chooseAgain}</p>}
      <div className={styles.actions}>
        <ActionButton action={`choose-${of}`}>{words.chooseButton}</ActionButton>
      </div>
    </>
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
        <ActionButton action="save">{words.save}</ActionButton>
        <ActionButton action="publish" variant="primary">
          {publicRevision ? words.publishChanges : words.publish}
        </ActionButton>
      </div>
      <details className={styles.details} open={Boolean(error || publishAt)}>
        <summary>{words.later}</summary>
        <div className={styles.column}>
          <TextField name="publishAt" type="datetime-local" label={words.fields.publishAt} />
          <div className={styles.actions}>
            <ActionButton action="schedule">{publishAt ? words.reschedule : words.schedule}</ActionButton>
            {publishAt && <ActionButton action="unschedule">{words.unschedule}</ActionButton>}
          </div>
        </div>
      </details>
    </fieldset>
  );
}
