import { splitByRanges, type TextRange } from '#domain/text/match-text.ts';
import { PhoneWords } from '../../ui/no-wrap.tsx';
import styles from './marked-text.module.css';

export function MarkedText({ text, ranges }: { text: string; ranges: TextRange[] | undefined }) {
  if (!ranges?.length) return <PhoneWords text={text} />;
  let from = 0;
  return splitByRanges(text, ranges).map((part) => {
    const key = from;
    from += part.text.length;
    return part.isMarked ? (
      <mark key={key} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      <PhoneWords key={key} text={part.text} />
    );
  });
}
