import type { Guide } from '#content/schema/guide.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LinkCard } from '../../ui/link-card/link-card.tsx';
import { NoWrap } from '../../ui/no-wrap.tsx';
import { PhoneText } from '../phone-text.tsx';
import styles from './guide-help.module.css';

/** What is not published, and whom to ask about it. */
export function GuideHelp({ guide: { unpublished, call } }: { guide: Guide }) {
  return (
    <div className={styles.band}>
      <section aria-labelledby="unpublished-title" className={styles.part}>
        <h2 id="unpublished-title">{unpublished.heading}</h2>
        <p>
          <PhoneText text={unpublished.lead} />
        </p>
        <ul className={styles.items}>
          {unpublished.items.map((item) => (
            <li key={item} className={styles.item}>
              <Icon name="circle-alert" className={styles.sign} />
              {item}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="call-title" className={styles.part}>
        <h2 id="call-title">{call.heading}</h2>
        <p>{call.text}</p>
        <ul className={styles.lines}>
          {call.lines.map(({ line, purpose }) => (
            <li key={line.id}>
              <LinkCard to={line.to} icon="phone" name={line.display}>
                {purpose} · <NoWrap>{line.digits}</NoWrap>
              </LinkCard>
            </li>
          ))}
        </ul>
        <ButtonLink to={call.write.to} variant="onDark">
          <Icon name="mail" />
          {call.write.label}
        </ButtonLink>
      </section>
    </div>
  );
}
