import { popUp } from '#words/home.ts';
import { InlineScript } from '../../inline-scripts.tsx';
import poster from '../../pictures/scenes/poster.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './pop-up.module.css';
import { POP_UP_ID, POP_UP_SCRIPT } from './pop-up-script.ts';

const TITLE_ID = `${POP_UP_ID}-title`;

export function PopUp() {
  return (
    <>
      <Dialog id={POP_UP_ID} labelledBy={TITLE_ID} closeLabel={popUp.close} className={styles.popUp}>
        <div className={styles.layout}>
          <img
            className={styles.poster}
            src={poster}
            alt={popUp.alt}
            width={400}
            height={500}
            loading="lazy"
          />
          <div className={styles.words}>
            <p className={styles.eyebrow}>{popUp.eyebrow}</p>
            <h2 id={TITLE_ID}>{popUp.title}</h2>
            <p>{popUp.text}</p>
            <div className={styles.actions}>
              <ButtonLink to={popUp.action.to}>{popUp.action.label}</ButtonLink>
              <ButtonLink variant="secondary" to={popUp.call.to}>
                {popUp.call.label}
              </ButtonLink>
            </div>
            <label className={styles.notToday}>
              <input type="checkbox" data-behaviour="pop-up" />
              {popUp.notToday}
            </label>
          </div>
        </div>
      </Dialog>
      <InlineScript code={POP_UP_SCRIPT} />
    </>
  );
}
