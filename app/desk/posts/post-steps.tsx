import type { ReactNode } from 'react';
import { postWords as words } from '#content/desk/posts.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import buttons from '../../ui/button/button.module.css';
import { Field, SelectField } from '../../ui/field/field.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { ConfirmStep } from '../ui/desk-form/desk-form.tsx';
import { StateBadge } from '../ui/page-parts/page-parts.tsx';
import type { PostPageData } from './post-data.ts';
import styles from './post-form.module.css';
import type { ListedPost, Targets } from './post-service.ts';
import postStyles from './posts.module.css';

/** Rename, unpublish, discard changes and move to the bin, each behind a confirmation. */
export function PostSteps({ data }: { data: PostPageData }) {
  const { post, targets, errors, step } = data;
  const { id, slug, version, publicRevision, hasChanges } = post;
  const isPublic = publicRevision !== '';
  const isNew = version === 0;
  if (isNew && !isPublic) return null;
  const address = isNew ? `/desk/posts/new?${new URLSearchParams({ post: slug })}` : `/desk/posts/${id}`;
  const shared = { action: address, version: String(version), id };
  const question = isPublic ? words.steps.bin.questionPublic : words.steps.bin.question;
  return (
    <div className={styles.steps}>
      {isPublic && (
        <>
          <Step {...shared} step="rename" isOpen={errors.newSlug !== undefined}>
            <Field
              id="post-newSlug"
              name="newSlug"
              label={words.steps.rename.field}
              hint={words.fields.slugHintShort}
              error={errors.newSlug}
              defaultValue={data.newSlug || slug}
              maxLength={80}
              autoCapitalize="none"
              spellCheck={false}
            />
          </Step>
          <Step {...shared} step="unpublish" isOpen={step === 'unpublish'}>
            <TargetField targets={targets} error={step === 'unpublish' ? errors.target : undefined} />
          </Step>
          {!isNew && hasChanges && (
            <ConfirmStep
              {...words.steps.discard}
              confirm={words.steps.discard.label}
              isSafe
              action={address}
              fields={{ action: 'discard', id }}
            />
          )}
        </>
      )}
      <Step {...shared} step="bin" question={question} isOpen={step === 'bin'}>
        {isPublic && <TargetField targets={targets} error={step === 'bin' ? errors.target : undefined} />}
      </Step>
    </div>
  );
}

interface StepProps {
  step: 'rename' | 'unpublish' | 'bin';
  action: string;
  id: string;
  version: string;
  isOpen: boolean;
  question?: string;
  children: ReactNode;
}

/** Like `ConfirmStep`, with a field. */
function Step({ step, action, id, version, isOpen, question, children }: StepProps) {
  const { label, question: usual } = words.steps[step];
  return (
    <details className={styles.details} open={isOpen}>
      <summary>{label}</summary>
      <form method="post" action={action} className={styles.column}>
        <p>{question ?? usual}</p>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        {children}
        <div className={styles.actions}>
          <button
            type="submit"
            name="action"
            value={step}
            className={joinClasses(buttons.button, buttons.secondary)}
          >
            {label}
          </button>
        </div>
      </form>
    </details>
  );
}

interface TargetFieldProps {
  targets: Targets;
  chosen?: string;
  error?: string | undefined;
}

/** The redirect target for the URL of a removed post. */
export function TargetField({ targets, chosen = '', error }: TargetFieldProps) {
  const { label, hint, gone, groups } = words.target;
  return (
    <SelectField
      id={error && 'post-target'}
      name="target"
      label={label}
      hint={hint}
      error={error}
      defaultValue={chosen}
    >
      <option value="">{gone}</option>
      {(['pages', 'posts'] as const).map((kind) => (
        <optgroup key={kind} label={groups[kind]}>
          {targets[kind].map(({ path, name }) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

const TONES = { draft: 'quiet', scheduled: 'open', published: 'done' } as const;

export function PostState({ post }: { post: Pick<ListedPost, 'state' | 'hasChanges' | 'publishAt'> }) {
  const { state, hasChanges, publishAt } = post;
  return (
    <span className={postStyles.state}>
      <StateBadge tone={TONES[state]}>{words.states[state]}</StateBadge>
      {publishAt && <span>{words.scheduledFor(formatMoment(publishAt))}</span>}
      {hasChanges && <span>{words.hasChanges}</span>}
    </span>
  );
}
