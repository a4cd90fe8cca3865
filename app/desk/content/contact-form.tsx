import { contentWords } from '#content/desk/content.ts';
import { type Contact, contactSchema, dialled, hoursSchema, NAMED_LINES } from '#content/schema/contact.ts';
import { readHours, writeHours } from '#domain/directory/opening-hours.ts';
import { TextField } from '../ui/desk-form/desk-form.tsx';
import type { ContentLanguage } from './content-service.ts';
import styles from './language-fields.module.css';
import { LanguageColumns, nameIn, readWords, showWords, typedIn } from './language-fields.tsx';

const words = contentWords.contact;
const PHONES = [...NAMED_LINES, 'support-1', 'support-2'] as const;
const CHATS = ['whatsapp-1', 'whatsapp-2'] as const;
/** The lines that there need not be. */
const OPTIONAL: readonly string[] = ['support-2', 'whatsapp-2'];
const MOST_LABEL = 40;
const MOST = Object.fromEntries(NAMED_LINES.map((id) => [id, MOST_LABEL]));

type Fields = Readonly<Record<string, string>>;
type Errors = Record<string, string>;

export function showContact({ lines, whatsApp, fromAbroad, email, words: labels }: Contact) {
  const shown = Object.entries({ ...lines, ...whatsApp }).flatMap(([id, line]) =>
    Object.entries(line ?? {}).map(([name, value]) => [`${id}-${name}`, value ?? '']),
  );
  return { fromAbroad, email, ...Object.fromEntries(shown), ...showWords(labels) } as Record<string, string>;
}

/** `before` brings the offices, which have a form of their own, and the number that the toll-free line had. */
export function readContact(fields: Fields, languages: readonly ContentLanguage[], before: Contact) {
  const { words: labels, errors } = readWords(fields, languages, { most: MOST });
  const email = typedIn(fields, 'email');
  const fromAbroad = typedIn(fields, 'fromAbroad').replace(/\s+/g, ' ');
  const lines = Object.fromEntries(PHONES.map((id) => [id, readLine(fields, id, errors, true)]));
  const whatsApp = Object.fromEntries(CHATS.map((id) => [id, readLine(fields, id, errors, false)]));
  const { email: emailRule, fromAbroad: abroadRule } = contactSchema.shape;
  if (!emailRule.safeParse(email).success) errors.email = words.errors.email;
  if (!abroadRule.safeParse(fromAbroad).success) errors.fromAbroad = words.errors.fromAbroad;
  const isOf = (digits = '') => dialled(fromAbroad).endsWith(dialled(digits).slice(1));
  if (isOf(before.lines.tollFree.digits) && !isOf(lines.tollFree?.digits))
    errors.fromAbroad = words.errors.abroadBefore;
  const content = { lines, whatsApp, fromAbroad, email, offices: before.offices, words: labels };
  return { errors, content: content as unknown as Contact };
}

function readLine(fields: Fields, id: string, errors: Errors, hasDisplay: boolean) {
  const grouped = (name: string) => typedIn(fields, `${id}-${name}`).replace(/[\s.–-]+/g, '-');
  const digits = grouped('digits');
  const display = grouped('display').toUpperCase();
  const hours = readHoursField(fields, `${id}-hours`, errors);
  if (!digits && !display && OPTIONAL.includes(id)) return null;
  if (!/^0\d*(?:-\d+)*$/.test(digits) || !/^\d{7,15}$/.test(dialled(digits)))
    errors[`${id}-digits`] = words.errors.digits;
  if (!hasDisplay) return { digits, hours };
  if (!/^[\dA-Z-]{1,30}$/.test(display)) errors[`${id}-display`] = words.errors.display;
  else if (dialled(display) !== dialled(digits))
    errors[`${id}-display`] = words.errors.keys(dialled(display));
  return { display, digits, hours };
}

/** As they are stored, or null for none; a text that nobody understands is an error. */
export function readHoursField(fields: Fields, name: string, errors: Errors): string | null {
  const typed = typedIn(fields, name);
  if (!typed) return null;
  const week = readHours(typed);
  const hours = week ? writeHours(week) : '';
  if (!hoursSchema.safeParse(hours).success) errors[name] = words.errors.hours;
  return hours;
}

export function HoursField({ name }: { name: string }) {
  return <TextField name={name} label={words.hours} maxLength={300} />;
}

export function ContactFields(props: { languages: readonly ContentLanguage[]; older: readonly string[] }) {
  return (
    <>
      <p>{words.hoursHint}</p>
      <div className={styles.columns}>
        {PHONES.map((id) => (
          <fieldset key={id} className={styles.column}>
            <legend>{words.lines[id]}</legend>
            <TextField name={`${id}-display`} label={words.display} maxLength={30} />
            <TextField name={`${id}-digits`} label={words.digits} maxLength={30} inputMode="tel" />
            <HoursField name={`${id}-hours`} />
          </fieldset>
        ))}
        {CHATS.map((id) => (
          <fieldset key={id} className={styles.column}>
            <legend>{words.lines[id]}</legend>
            <TextField name={`${id}-digits`} label={words.digits} maxLength={30} inputMode="tel" />
            <HoursField name={`${id}-hours`} />
          </fieldset>
        ))}
        <fieldset className={styles.column}>
          <legend>{words.others}</legend>
          <TextField
            name="fromAbroad"
            label={words.fromAbroad}
            hint={words.fromAbroadHint}
            maxLength={40}
            inputMode="tel"
          />
          <TextField name="email" label={words.email} type="email" maxLength={100} />
        </fieldset>
      </div>
      <p>{words.labels}</p>
      <LanguageColumns {...props}>
        {({ code, isEnglish }) =>
          NAMED_LINES.map((id) => (
            <TextField
              key={id}
              name={nameIn(id, code)}
              label={words.lines[id]}
              maxLength={MOST_LABEL}
              required={isEnglish}
            />
          ))
        }
      </LanguageColumns>
    </>
  );
}
