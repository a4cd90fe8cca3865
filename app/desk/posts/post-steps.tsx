import { postWords as words } from '#content/desk/posts.ts';
import { ConfirmStep } from '../ui/confirm-step/confirm-step.tsx';
import styles from './post-form.module.css';
import type { EditedPost } from './post-service.ts';

/** What takes something away, each after a question; only a deleted draft cannot come back. */
export function PostSteps({ post, isNew }: { post: EditedPost; isNew: boolean }) {
  const isPublic = post.publicRevision !== '';
  const steps = [
    isPublic && ['unpublish', words.unpublish, words.unpublishWarning],
    isPublic && !isNew && post.hasChanges && ['discard', words.discard, words.discardWarning],
    !isPublic && !isNew && ['delete', words.remove, words.removeWarning],
  ].filter((step) => step !== false) as [action: string, label: string, warning: string][];
  const source = `new?${new URLSearchParams({ post: post.slug })}`;
  return (
    <div className={styles.steps}>
      {steps.map(([action, label, warning]) => (
        <ConfirmStep
          key={action}
          label={label}
          question={warning}
          confirm={label}
          isSafe={action !== 'delete'}
          action={`/desk/posts/${isNew ? source : post.id}`}
          fields={{ action, id: post.id }}
        />
      ))}
    </div>
  );
}
