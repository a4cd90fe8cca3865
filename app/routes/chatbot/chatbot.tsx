import { supportSection } from '#content/home.ts';
import { brand } from '#content/site.ts';
import { LiveChat } from '../../layout/chat/live-chat.tsx';
import { SupportPanel } from '../../layout/chat/support-panel.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useSiteConfig } from '../../site-config.ts';
import { useScript } from '../../ui/use-script.ts';
import type { Route } from './+types/chatbot.ts';
import styles from './chatbot.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${supportSection.title} | ${brand.name}`,
    description: supportSection.description,
    // One of the section routes: its home is the home page (decisions, "Routes").
    canonical: '/',
  });
}

/** The support page, with the chat opened. */
export default function Chatbot() {
  const { chat } = useSiteConfig();
  const hasScript = useScript();
  return (
    <section className={styles.band} aria-labelledby="support-title">
      <div className={styles.inner}>
        <h1 id="support-title">{supportSection.title}</h1>
        <p className={styles.lead}>{supportSection.lead}</p>
        <div className={styles.panel}>
          {chat && hasScript && <LiveChat account={chat} />}
          <SupportPanel />
        </div>
      </div>
    </section>
  );
}
