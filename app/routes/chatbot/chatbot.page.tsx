import { supportSection } from '#words/home.ts';
import { brand } from '#words/site.ts';
import { LiveChat, SupportPanel } from '../../layout/chat/chat.tsx';
import { definePage } from '../../page.ts';
import styles from './chatbot.module.css';

export default definePage({
  hasPopUp: true,
  meta: () => ({
    title: `${supportSection.title} | ${brand.name}`,
    description: supportSection.description,
    canonical: '/chatbot',
  }),
  View: () => (
    <section className={styles.band} aria-labelledby="support-title">
      <div className={styles.inner}>
        <h1 id="support-title">{supportSection.title}</h1>
        <p className={styles.lead}>{supportSection.lead}</p>
        <div className={styles.panel}>
          <LiveChat />
          <SupportPanel />
        </div>
      </div>
    </section>
  ),
});
