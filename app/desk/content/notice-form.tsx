import { contentWords } from '#content/desk/content.ts';
import type { Notice } from '#content/schema/parts.ts';
import { LANGUAGE_NAMES } from '#facts/language-names.ts';
import { ChoiceField, LongTextField, TextField } from '../ui/desk-form/desk-form.tsx';
import type { ContentLanguage } from './content-service.ts';
import { LanguageColumns, nameIn, readWords, showWords, targetError, typedIn } from './language-fields.tsx';

const words = contentWords.notice;
const MOST = { text: 300, link: 60 };
const SEVERITIES = ['information', 'warning', 'urgent'] as const;

export function showNotice(notice: Notice): Record<string, string> {
  return {
    severity: notice?.severity ?? 'information',
    to: notice?.to ?? '',
    ...showWords(notice?.words),
  };
}

export function readNotice(fields: Readonly<Record<string, string>>, languages: readonly ContentLanguage[]) {
  const to = typedIn(fields, 'to');
  const { words: read, errors } = readWords(fields, languages, { most: MOST, optional: ['link'] });
  const severity = SEVERITIES.find((each) => each === fields.severity);
  if (!severity) errors.severity = contentWords.errors.none;
  const wrong = to ? targetError(to) : undefined;
  if (wrong) errors.to = wrong;
  const links = Object.values(read).map(({ link }) => link);
  // Where a translation has none, visitors read the English words.
  if (to && !read.en?.link)
    errors[nameIn('link', 'en')] = contentWords.errors.labelMissing(LANGUAGE_NAMES.en);
  if (!to && links.some(Boolean)) errors.to = contentWords.errors.targetMissing;
  return { errors, content: { severity, ...(to && { to }), words: read } as Notice };
}

export function NoticeFields(props: { languages: readonly ContentLanguage[]; older: readonly string[] }) {
  return (
    <>
      <ChoiceField name="severity" label={words.severity} options={words.severities} />
      <TextField name="to" label={words.to} hint={contentWords.targetHint} maxLength={300} inputMode="url" />
      <LanguageColumns {...props} olderHint={contentWords.reads.olderMessage}>
        {({ code, isEnglish }) => (
          <>
            <LongTextField
              name={nameIn('text', code)}
              label={words.text}
              hint={words.textHint}
              rows={4}
              required={isEnglish}
            />
            <TextField name={nameIn('link', code)} label={words.link} maxLength={MOST.link} />
          </>
        )}
      </LanguageColumns>
    </>
  );
}
