import { useEffect, useRef, useState } from 'react';
import { popUp } from '#content/home.ts';
import poster from '../../art/scenes/poster.svg';
import { isHydrated } from '../../hydration.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { usePathChange } from '../use-path-change.ts';
import { isHiddenToday, rememberNotToday } from './not-today.ts';
import { OPEN_FIRST_SCRIPT, POP_UP_ID } from './open-first-script.ts';
import styles from './pop-up.module.css';

const TITLE_ID = `${POP_UP_ID}-title`;

export function PopUp() {
  const dialog = useRef<HTMLDialogElement>(null);
  const notToday = useRef<HTMLInputElement>(null);
  const [isFirstPage] = useState(() => !isHydrated());

  usePathChange(() => {
    if (dialog.current && !dialog.current.open && !isHiddenToday()) dialog.current.showModal();
  });

  // The box may have been ticked before React could hear it.
  useEffect(() => {
    if (notToday.current?.checked) rememberNotToday(true);
  }, []);

  return (
    <>
      <Dialog
        ref={dialog}
        id={POP_UP_ID}
        labelledBy={TITLE_ID}
        closeLabel={popUp.close}
        className={styles.popUp}
      >
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
              <ButtonLink look="secondary" to={popUp.call.to}>
                {popUp.call.label}
              </ButtonLink>
            </div>
            <label className={styles.notToday}>
              <input
                ref={notToday}
                type="checkbox"
                onChange={(event) => rememberNotToday(event.target.checked)}
              />
              {popUp.notToday}
            </label>
          </div>
        </div>
      </Dialog>
      {isFirstPage && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash the server allows
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: OPEN_FIRST_SCRIPT }} />
      )}
    </>
  );
}
