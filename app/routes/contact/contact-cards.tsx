import { contactCards, contactPage } from '#words/contact-page.ts';
import { CardLink } from '../../ui/card/card-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconTile } from '../../ui/icon-tile/icon-tile.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './contact-cards.module.css';

export function ContactCards() {
  return (
    <section aria-labelledby="ways-title">
      <h2 id="ways-title">
        <VisuallyHidden>{contactPage.waysHeading}</VisuallyHidden>
      </h2>
      <ul className={styles.cards}>
        {contactCards.map(({ icon, title, lines, action }) => (
          <li key={title} className={styles.card}>
            <IconTile name={icon} />
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.lines}>
                {lines.map((line) => (
                  <span key={line} className={styles.line}>
                    {line}
                  </span>
                ))}
              </p>
              <CardLink to={action.to}>
                {action.label}
                <Icon name={action.to.startsWith('https:') ? 'external' : 'arrow-right'} />
              </CardLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
