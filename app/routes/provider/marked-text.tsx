import { splitByRanges, type TextRange } from '#domain/text/match-text.ts';
import styles from './marked-text.module.css';

export function MarkedText({ text, ranges }: { text: string; ranges: TextRange[] | undefined }) {
  if (!ranges?.length) return text;
  let from = 0;
  return splitByRanges(text, ranges).map((part) => {
    const key = from;
    from += part.text.length;
    return part.isMarked ? (
      <mark key={key} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}
