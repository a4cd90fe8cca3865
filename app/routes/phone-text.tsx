import { splitAtPhoneLines } from '#domain/text/phone-numbers.ts';
import { fromAbroad as words } from '#words/from-abroad.ts';
import { brand, phoneLines } from '#words/site.ts';
import { ownPath } from '../own-path.ts';
import { usePage } from '../page.ts';
import { Link } from '../ui/link/link.tsx';
import { CallableWords, PhoneWords } from '../ui/no-wrap.tsx';

type PhoneTextProps = { text: string; tag?: 'p' | 'dd' | 'li'; className?: string | undefined };

/** A text in which every phone line that it names can be called. */
export function PhoneText({ text, tag: Tag, className }: PhoneTextProps) {
  const parts = <CallableWords parts={splitAtPhoneLines(text, Object.values(phoneLines))} />;
  return Tag ? <Tag className={className}>{parts}</Tag> : parts;
}

export function FromAbroad() {
  return (
    <p>
      <b>{words.heading}:</b> {words.sure} {words.dial} <Link to={words.line.to} label={words.line.label} />.{' '}
      {words.unsure}
    </p>
  );
}

/** Whose list it is, whom to call and where it comes from, for who holds it in print. */
export function PaperLine({ path }: { path: string }) {
  const { publicUrl } = usePage().site;
  return (
    <p data-paper="">
      {brand.scheme} · <PhoneWords text={phoneLines.tollFree.inFull} /> · {publicUrl + ownPath(path)}
    </p>
  );
}
