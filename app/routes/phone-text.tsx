import { splitAtPhoneLines } from '#domain/text/phone-numbers.ts';
import { phoneLines, fromAbroad as words } from '#words/site.ts';
import { NoWrap } from '../ui/no-wrap.tsx';

/** A text in which every phone line that it names can be called. */
export function PhoneText({ text }: { text: string }) {
  return splitAtPhoneLines(text, Object.values(phoneLines)).map((part) =>
    part.to ? (
      <a key={part.text} href={part.to}>
        <NoWrap>{part.text}</NoWrap>
      </a>
    ) : (
      part.text
    ),
  );
}

/** Which ways of reaching the agency work from another country. */
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
