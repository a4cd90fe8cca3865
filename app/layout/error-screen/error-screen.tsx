import { brand, errorScreen, phoneLines } from '#content/site.ts';
import logo from '../../art/logo-light.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './error-screen.module.css';

const lines = [phoneLines.tollFree, phoneLines.askLine];

/** Stands alone, because the shared layout may be what failed; it shows nothing of the error itself. */
export function ErrorScreen() {
  return (
    <main className={styles.screen}>
      <title>{`${errorScreen.title} | ${brand.name}`}</title>
      <div className={styles.inner}>
        <img src={logo} alt="" width={64} height={64} />
        <p className={styles.brand}>{brand.fullName}</p>
        <h1>{errorScreen.title}</h1>
        <p>{errorScreen.text}</p>
        <p>{errorScreen.advice}</p>
        <ul className={styles.lines}>
          {lines.map(({ id, display, digits, to }) => (
            <li key={id}>
              <a className={styles.line} href={to}>
                <span className={styles.number}>{display}</span> {digits}
              </a>
            </li>
          ))}
        </ul>
        <ButtonLink to="/">{errorScreen.home}</ButtonLink>
      </div>
    </main>
  );
}
