import { coveredPage } from '#words/covered.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { PhoneText } from '../../phone-text.tsx';
import styles from './package-list.module.css';

const words = coveredPage.diaspora;

export function DiasporaNote() {
  return (
    <section className={styles.package} aria-labelledby="diaspora-title">
      <h2 id="diaspora-title">{words.heading}</h2>
      <p>
        <PhoneText text={words.text} />
      </p>
      <p>
        <ButtonLink to={words.ask.to}>{words.ask.label}</ButtonLink>
      </p>
    </section>
  );
}
