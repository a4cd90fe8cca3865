import { contentWords } from '#content/desk/content.ts';
import { POP_UP_TIMES, type PopUp } from '#content/schema/parts.ts';
import { Field } from '../../ui/field/field.tsx';
import {
  ChoiceField,
  LongTextField,
  TextField,
  TickField,
  useFormErrors,
} from '../ui/desk-form/desk-form.tsx';
import { Banner } from '../ui/page-parts/page-parts.tsx';
import type { ContentLanguage } from './content-service.ts';
import styles from './language-fields.module.css';
import { LanguageColumns, nameIn, readWords, showWords, targetError, typedIn } from './language-fields.tsx';

const words = contentWords.popUp;
const MOST = { eyebrow: 80, title: 100, text: 400, action: 40, alt: 300 };
const NAMES = Object.keys(MOST) as (keyof typeof MOST)[];

export function showPopUp({ often, to, words }: PopUp): Record<string, string> {
  return { often, to, ...showWords(words) };
}

/** With this picture, or the drawn poster where there is none. */
export function readPopUp(
  fields: Readonly<Record<string, string>>,
  languages: readonly ContentLanguage[],
  picture: PopUp['picture'],
) {
  const to = typedIn(fields, 'to');
  const { words: read, errors } = readWords(fields, languages, { most: MOST });
  const often = POP_UP_TIMES.find((each) => each === fields.often);
  if (!often) errors.often = contentWords.errors.none;
  const wrong = targetError(to);
  if (wrong) errors.to = wrong;
  return { errors, content: { often, to, picture, words: read } as unknown as PopUp };
}

/** For whoever writes or approves to look at: of a new picture the old words may tell something else. */
export function DoubtfulPicture({ published, content }: { published: PopUp; content: PopUp }) {
  const { alt } = content.words.en;
  if (published.picture?.id === content.picture?.id || published.words.en.alt !== alt) return null;
  return (
    <Banner tone="warning" heading={contentWords.doubt}>
      {words.altOfAnother(words.fields.alt, alt)}
    </Banner>
  );
}

interface PopUpFieldsProps {
  languages: readonly ContentLanguage[];
  older: readonly string[];
  picture: PopUp['picture'];
}

export function PopUpFields({ picture, ...props }: PopUpFieldsProps) {
  const { picture: error } = useFormErrors();
  return (
    <>
      <ChoiceField name="often" label={words.often} options={words.times} />
      <TextField name="to" label={words.to} hint={contentWords.targetHint} maxLength={300} inputMode="url" />
      {picture && (
        <>
          <img
            src={`/media/${picture.id}-${picture.widths.split(',')[0]}.webp`}
            width={picture.width}
            height={picture.height}
            alt={words.pictureNow}
            className={styles.picture}
          />
          <TickField name="poster" label={words.poster} />
        </>
      )}
      <Field
        id="content-picture"
        name="picture"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        label={words.picture}
        hint={words.pictureHint}
        error={error}
        data-behaviour="file-limit"
        data-too-large={words.tooLarge}
      />
      <LanguageColumns {...props} olderHint={contentWords.reads.olderMessage}>
        {({ code, isEnglish }) =>
          NAMES.map((name) => {
            const field = {
              name: nameIn(name, code),
              label: words.fields[name],
              maxLength: MOST[name],
              required: isEnglish,
            };
            return name === 'text' || name === 'alt' ? (
              <LongTextField key={name} rows={4} {...field} />
            ) : (
              <TextField key={name} {...field} />
            );
          })
        }
      </LanguageColumns>
    </>
  );
}
