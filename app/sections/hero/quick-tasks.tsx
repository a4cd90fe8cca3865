import { quickTasks } from '#words/hero.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './quick-tasks.module.css';

export function QuickTasks() {
  return (
    <nav className={styles.tasks} aria-label={quickTasks.label}>
      <ul className={styles.list}>
        {quickTasks.list.map(({ icon, label, to }) => (
          <li key={label}>
            <Link to={to} className={styles.task}>
              <Icon name={icon} className={styles.icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
