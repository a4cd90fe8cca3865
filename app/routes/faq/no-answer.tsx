import { faqSearch } from '#words/faq.ts';
import { phoneLines } from '#words/site.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './no-answer.module.css';

const { display, digits, to } = phoneLines.tollFree;

export function NoAnswer({ hidden }: { hidden: boolean }) {
  return (
    <div className={styles.help} hidden={hidden} data-no-answer="">
      <h2 className={styles.heading}>{faqSearch.noneHeading}</h2>
      <p>{faqSearch.noneText}</p>
      <div className={styles.ways}>
        <ButtonLink to={to}>
          <Icon name="phone" />
          {display} ({digits})
        </ButtonLink>
        <ButtonLink to={faqSearch.write.to} variant="secondary">
          {faqSearch.write.label}
        </ButtonLink>
        <ButtonLink to={faqSearch.clear.to} variant="secondary">
          {faqSearch.clear.label}
        </ButtonLink>
      </div>
    </div>
  );
}
