import { postWords as words } from '#content/desk/posts.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { StateBadge } from '../ui/page-parts/page-parts.tsx';
import type { ListedPost } from './post-service.ts';
import styles from './posts.module.css';

const TONES = { draft: 'quiet', scheduled: 'open', published: 'done' } as const;

export function PostState({ post }: { post: Pick<ListedPost, 'state' | 'hasChanges' | 'publishAt'> }) {
  const { state, hasChanges, publishAt } = post;
  return (
    <span className={styles.state}>
      <StateBadge tone={TONES[state]}>{words.states[state]}</StateBadge>
      {publishAt && <span>{words.scheduledFor(formatMoment(publishAt))}</span>}
      {hasChanges && <span>{words.hasChanges}</span>}
    </span>
  );
}
