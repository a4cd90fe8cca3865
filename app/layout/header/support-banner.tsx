import { phoneLines, supportBanner, supportLines, whatsAppLines } from '#words/site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Marquee } from '../../ui/marquee/marquee.tsx';
import styles from './support-banner.module.css';

/** Slow enough to read a number and to tap it. */
const ROUND_S = 60;
const REST_S = 2;

interface Line {
  icon: IconName;
  label: string;
  display: string;
  to: string;
}

const lines: Line[] = [
  ...[phoneLines.tollFree, phoneLines.askLine, ...supportLines].map(
    ({ label, display, to }): Line => ({ icon: 'phone', label, display, to }),
  ),
  ...whatsAppLines.map(({ label, display, url }): Line => ({ icon: 'whatsapp', label, display, to: url })),
];

export function SupportBanner() {
  return (
    <div className={styles.banner}>
      <p className={styles.title}>{supportBanner.title}</p>
      <Marquee
        className={joinClasses(styles.lines)}
        words={supportBanner.belt}
        durationS={ROUND_S}
        delayS={REST_S}
        items={lines.map(({ icon, label, display, to }) => (
          <a key={to} className={styles.line} href={to}>
            <Icon name={icon} className={styles.icon} />
            <span className={styles.label}>{label}</span>
            <span className={styles.number}>{display}</span>
          </a>
        ))}
      />
    </div>
  );
}
