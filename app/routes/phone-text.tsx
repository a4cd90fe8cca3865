import { splitAtPhoneLines } from '#domain/text/phone-numbers.ts';
import { phoneLines } from '#words/site.ts';
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
