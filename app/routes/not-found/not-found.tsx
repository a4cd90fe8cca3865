import { data } from 'react-router';
import { brand } from '#content/site.ts';
import { notFoundPage as content } from '#content/status-pages.ts';
import logo from '../../art/logo.svg';
import scene from '../../art/scenes/lost.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './not-found.module.css';
import { WaysOn } from './ways-on.tsx';

export function meta() {
  return [{ title: content.title }, { name: 'robots', content: 'noindex' }];
}

export function loader() {
  return data(null, { status: 404 });
}

/** Stands outside the shared layout (specification, section 2), so it brings its own way home. */
export default function NotFound() {
  return (
    <>
      <header className={styles.header}>
        <SiteLink to="/" className={styles.brand}>
          <img src={logo} alt="" width={48} height={48} />
          {brand.name}
        </SiteLink>
      </header>
      <main className={styles.page}>
        <div className={styles.words}>
          <p className={styles.code}>{content.code}</p>
          <h1>{content.heading}</h1>
          <p className={styles.text}>{content.text}</p>
          <ButtonLink to={content.home.to}>{content.home.label}</ButtonLink>
        </div>
        <img src={scene} alt={content.alt} width={640} height={480} className={styles.scene} />
        <WaysOn />
      </main>
    </>
  );
}
