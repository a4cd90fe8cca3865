import { popUp as ownWords } from '#words/home.ts';
import { coverStart } from '#words/plans.ts';
import { InlineScript } from '../../inline-scripts.tsx';
import { usePage } from '../../page.ts';
import poster from '../../pictures/scenes/poster.svg';
import { MAY_RUN } from '../../script-gate.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { NOT_TODAY_KEY } from './pop-up.behaviour.ts';
import styles from './pop-up.module.css';

const POP_UP_ID = 'pop-up';
const TITLE_ID = `${POP_UP_ID}-title`;

/**
 * Runs directly after the dialog and opens it before the first paint when the visitor arrives from another page, but
 * not on a reload, on back navigation, `unless` it has just been seen, or when hidden for the day. Its picture is
 * fetched only when it opens. The last line replaces `closedby` in browsers without it.
 */
const popUpScript = (unless: string) => `(function (dialog) {
  if (!(${MAY_RUN})) return;
  try { if (localStorage.getItem('${NOT_TODAY_KEY}') === new Date().toDateString()) return; } catch (error) {}
  var visit = performance.getEntriesByType('navigation')[0];
  if (visit && (visit.type === 'reload' || visit.type === 'back_forward')) return;
  if (${unless}) return;
  dialog.querySelector('img').loading = 'eager';
  dialog.showModal();
  if (!('closedBy' in dialog)) dialog.onclick = function (event) { if (event.target === dialog) dialog.close(); };
})(document.getElementById('${POP_UP_ID}'))`;

/** On each page, but not after a form on the same page. */
export const POP_UP_SCRIPT = popUpScript(
  'document.referrer.split(/[?#]/)[0] === location.origin + location.pathname',
);
/** Once a visit: on the page to which something other than this site has led. */
export const POP_UP_ONCE_SCRIPT = popUpScript(
  "document.referrer.split('/', 3).join('/') === location.origin",
);

/**
 * The campaign that staff have published, or the one that the site comes with, in a modal dialog. The browser traps the
 * focus, restores it and handles Escape; the close button is a `method="dialog"` form, so that it works before any
 * script loads.
 */
export function PopUp() {
  const { popUp: published } = usePage().site.content;
  if (published === null) return null;
  const popUp = { lang: undefined, image: undefined, ...(published ?? ownWords) };
  const script = published?.often === 'visit' ? POP_UP_ONCE_SCRIPT : POP_UP_SCRIPT;
  return (
    <>
      <dialog id={POP_UP_ID} className={styles.dialog} aria-labelledby={TITLE_ID} closedby="any">
        <form method="dialog" className={styles.closeRow}>
          <IconButton type="submit" icon="x" label={ownWords.close} className={styles.close} />
        </form>
        <div className={styles.layout}>
          <img
            className={styles.poster}
            src={poster}
            width={400}
            height={500}
            {...popUp.image}
            alt={popUp.alt}
            loading="lazy"
          />
          <div className={styles.words} lang={popUp.lang}>
            <p className={styles.eyebrow}>{popUp.eyebrow}</p>
            <h2 id={TITLE_ID} className={styles.title}>
              {popUp.title}
            </h2>
            <p className={styles.text}>
              {popUp.text} {!published && <Link {...coverStart.dates} />}
            </p>
            <div className={styles.foot}>
              <div className={styles.actions}>
                <ButtonLink to={popUp.action.to}>{popUp.action.label}</ButtonLink>
                <ButtonLink variant="secondary" to={ownWords.call.to}>
                  {ownWords.call.label}
                </ButtonLink>
              </div>
              <label className={styles.notToday}>
                <input type="checkbox" data-behaviour="pop-up" />
                {ownWords.notToday}
              </label>
            </div>
          </div>
        </div>
      </dialog>
      <InlineScript code={script} />
    </>
  );
}
