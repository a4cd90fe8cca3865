import { email } from '#facts/site.ts';
import { diasporaDetails } from '#words/plan-page.ts';
import { diasporaPlan } from '#words/plans.ts';
import { whatsAppLines } from '#words/site.ts';
import { Band } from '../../../ui/band/band.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { FromAbroad } from '../../phone-text.tsx';
import { BuyLink, ViewLink } from '../buy-and-view.tsx';
import styles from './diaspora.module.css';

const { heading, paragraphs, askHeading, write, questionsHeading, questions, aboutHeading, about, have } =
  diasporaDetails;
const [whatsApp] = whatsAppLines;

export function Diaspora() {
  return (
    <Band id={diasporaPlan.id} heading={heading} tone="sand">
      <div className={styles.columns}>
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h3>{aboutHeading}</h3>
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <ViewLink plan={diasporaPlan} />
          </p>
        </div>
        <div className={styles.ask}>
          <h3>{questionsHeading}</h3>
          <ul className={styles.questions}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          <p>{have}</p>
          <h3>{askHeading}</h3>
          <div className={styles.lines}>
            <ButtonLink to={write.to}>{write.label}</ButtonLink>
            <ButtonLink to={`mailto:${email}`} variant="secondary">
              <Icon name="mail" />
              {email}
            </ButtonLink>
            <ButtonLink to={whatsApp.url} variant="secondary">
              <Icon name="whatsapp" />
              {whatsApp.display}
            </ButtonLink>
          </div>
          <FromAbroad />
          <p>
            <BuyLink plan={diasporaPlan} variant="secondary" />
          </p>
        </div>
      </div>
    </Band>
  );
}
