import { contentWords } from '#content/desk/content.ts';
import { postWords } from '#content/desk/posts.ts';
import { type DiffBlock, diffTexts, isRewritten, sideOf } from '#domain/text/diff-texts.ts';
import styles from './text-difference.module.css';

const CONTEXT_LINES = 2;

interface TextDifferenceProps {
  before: string;
  after: string;
  /** Such as numbers and hours, of which no parts are compared. */
  byLine?: boolean | undefined;
}

/**
 * What was taken out struck through, what was put in underlined, and one after the other where most of it is new; long
 * stretches that are the same are left out.
 */
export function TextDifference({ before, after, byLine }: TextDifferenceProps) {
  const blocks = diffTexts(before, after);
  return (
    <div className={styles.difference}>
      {blocks.map((block, index) => {
        const key = `${index}`;
        if (block.isChanged && (byLine || isRewritten(block))) return <Rewritten key={key} block={block} />;
        return block.isChanged ? (
          <p key={key} className={styles.changed}>
            {block.pieces.map(({ kind, text }, position) => {
              const Piece = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
              const pieceKey = `${position}`;
              return <Piece key={pieceKey}>{text}</Piece>;
            })}
          </p>
        ) : (
          <Unchanged key={key} block={block} isFirst={index === 0} isLast={index === blocks.length - 1} />
        );
      })}
    </div>
  );
}

function Rewritten({ block }: { block: DiffBlock }) {
  const { before, after } = contentWords.changes;
  const [was, is] = [sideOf(block, 'before').trimEnd(), sideOf(block, 'after').trimEnd()];
  return (
    <div className={styles.changed}>
      {was && (
        <p>
          {before}: <del>{was}</del>
        </p>
      )}
      {is && (
        <p>
          {after}: <ins>{is}</ins>
        </p>
      )}
    </div>
  );
}

/** For a short value, of which single words would say little. */
export function WholeDifference({ before, after }: { before: string; after: string }) {
  return (
    <div className={styles.difference}>
      <p className={styles.changed}>
        <del>{before}</del> <ins>{after}</ins>
      </p>
    </div>
  );
}

function Unchanged(props: { block: DiffBlock; isFirst: boolean; isLast: boolean }) {
  const { block, isFirst, isLast } = props;
  const lines = block.pieces
    .map(({ text }) => text)
    .join('')
    .replace(/\n$/, '')
    .split('\n');
  const before = isFirst ? 0 : CONTEXT_LINES;
  const after = isLast ? 0 : CONTEXT_LINES;
  if (lines.length <= before + after + 1) return <p>{lines.join('\n')}</p>;
  return (
    <>
      {before > 0 && <p>{lines.slice(0, before).join('\n')}</p>}
      <p className={styles.left}>{postWords.versions.unchanged(lines.length - before - after)}</p>
      {after > 0 && <p>{lines.slice(-after).join('\n')}</p>}
    </>
  );
}
