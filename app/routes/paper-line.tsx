import { brand, phoneLines } from '#words/site.ts';
import { ownPath } from '../own-path.ts';
import { usePage } from '../page.ts';
import { PhoneWords } from '../ui/no-wrap.tsx';
import styles from './paper-line.module.css';

/** Whose list it is, whom to call and where it comes from, for who holds it in print. */
export function PaperLine({ path }: { path: string }) {
  const { publicUrl } = usePage().site;
  return (
    <p className={styles.line}>
      {brand.scheme} · <PhoneWords text={phoneLines.tollFree.inFull} /> · {publicUrl + ownPath(path)}
    </p>
  );
}
