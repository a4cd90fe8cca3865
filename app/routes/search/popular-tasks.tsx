import { searchPage as words } from '#words/search-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './popular-tasks.module.css';

/** Ways on for whoever has not searched yet, or has found nothing. */
export function PopularTasks({ isLost }: { isLost: boolean }) {
  const { label, text, to } = words.ask;
  return (
    <>
      {isLost && (
        <div className={styles.help}>
          {words.noneAdvice.map((advice) => (
            <p key={advice}>{advice}</p>
          ))}
          <p>{text}</p>
          <p>
            <ButtonLink to={to}>
              <Icon name="phone" />
              {label}
            </ButtonLink>
          </p>
        </div>
      )}
      <nav aria-labelledby="popular-tasks">
        <h2 id="popular-tasks" className={styles.heading}>
          {words.tasksHeading}
        </h2>
        <ul className={styles.tasks}>
          {words.tasks.map((task) => (
            <li key={task.to}>
              <ButtonLink to={task.to} variant="secondary">
                {task.label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
