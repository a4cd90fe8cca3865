import { Icon } from '../icon/icon.tsx';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  heading: string;
  /** An error without a target concerns the whole form. */
  errors: { reason: string; targetId?: string | undefined }[];
}

/** Lists the errors of a form, with a link to each field. */
export function ErrorSummary({ heading, errors }: ErrorSummaryProps) {
  return (
    <div
      role="alert"
      className={styles.summary}
      data-error-summary=""
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a rejected form, reading continues at the errors
      autoFocus
    >
      <p className={styles.heading}>
        <Icon name="circle-alert" />
        {heading}
      </p>
      <ul className={styles.list}>
        {errors.map(({ reason, targetId }) => (
          <li key={targetId ?? reason}>
            {targetId ? (
              <a href={`#${targetId}`} className={styles.link}>
                {reason}
              </a>
            ) : (
              reason
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
