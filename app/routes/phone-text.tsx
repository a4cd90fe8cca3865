import { splitAtPhoneLines } from '#domain/text/phone-numbers.ts';
import { fromAbroad as words } from '#words/from-abroad.ts';
import { phoneLines } from '#words/site.ts';
import { NoWrap } from '../ui/no-wrap.tsx';

type PhoneTextProps = { text: string; tag?: 'p' | 'dd' | 'li'; className?: string | undefined };

/** A text in which every phone line that it names can be called. */
export function PhoneText({ text, tag: Tag, className }: PhoneTextProps) {
  const parts = splitAtPhoneLines(text, Object.values(phoneLines)).map((part) =>
    part.to ? (
      <a key={part.text} href={part.to}>
        <NoWrap>{part.text}</NoWrap>
      </a>
    ) : (
      part.text
    ),
  );
  return Tag ? <Tag className={className}>{parts}</Tag> : parts;
}

export function FromAbroad() {
  return (
    <p>
      <b>{words.heading}:</b> {words.sure} {words.dial}{' '}
      <a href={words.line.to}>
        <NoWrap>{words.line.label}</NoWrap>
      </a>
      . {words.unsure}
    </p>
  );
}
