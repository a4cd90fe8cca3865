import { contactForm as words } from '#words/contact-page.ts';
import * as formWords from '#words/islands/contact-form.ts';
import type { RefusedForm } from '../../handle-form.ts';
import { Island } from '../../islands/island.tsx';
import { usePage } from '../../page.ts';
import scene from '../../pictures/scenes/about.svg';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import contactForm from './contact-form.island.tsx';
import styles from './message-section.module.css';

type MessageSectionProps = { subject: string; refused: RefusedForm | undefined };

export function MessageSection({ subject, refused }: MessageSectionProps) {
  const { emailService } = usePage().site;
  return (
    <section id={words.id} className={styles.write} aria-labelledby="write-title">
      <div className={styles.words}>
        <h2 id="write-title">{words.heading}</h2>
        <p>{words.text}</p>
        <p className={styles.call}>
          {words.call.text}
          <a href={words.call.to} className={styles.phone}>
            <Icon name="phone" />
            {words.call.label}
          </a>
        </p>
        <p>
          {words.complaint.text} <Link to={words.complaint.to}>{words.complaint.label}</Link>
        </p>
        <p className={styles.urgent}>{words.urgent}</p>
        <img className={styles.scene} src={scene} alt="" width={640} height={480} loading="lazy" />
      </div>
      <Island
        of={contactForm}
        when="interaction"
        data={{ emailService, subject, refused }}
        resources={{ words: formWords }}
      />
    </section>
  );
}
