import { maintenancePage as content } from '#words/status-pages.ts';
import { definePage } from '../../page.ts';
import scene from '../../pictures/scenes/maintenance.svg';
import { ButtonLink, ButtonLinks } from '../../ui/button/button.tsx';
import { PhoneCards } from '../../ui/link-card/link-card.tsx';
import styles from './maintenance.module.css';

export default definePage({
  hasPopUp: true,
  meta: () => ({ ...content, canonical: '/maintenance' }),
  View: () => (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{content.heading}</h1>
        <p className={styles.text}>{content.text}</p>
        <p>{content.part}</p>
        <ButtonLinks links={content.ways} />
        <p className={styles.meanwhile}>{content.meanwhile}</p>
        <PhoneCards lines={content.lines} className={styles.lines} />
        <ButtonLink to={content.home.to}>{content.home.label}</ButtonLink>
      </div>
      <img src={scene} alt={content.alt} width={640} height={480} className={styles.scene} />
    </div>
  ),
});
