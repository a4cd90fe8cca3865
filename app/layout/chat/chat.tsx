import { supportSection } from '#words/home.ts';
import { usePage } from '../../page.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import styles from './chat.module.css';
import { LiveChat } from './live-chat.tsx';
import { SupportPanel } from './support-panel.tsx';

const CHAT_ID = 'chat';
/** This page already shows the panel. */
const SUPPORT_PAGE = '/chatbot';

export function Chat() {
  if (usePage().path === SUPPORT_PAGE) return null;
  return (
    <>
      <IconButton
        icon="message-circle"
        label={supportSection.button}
        className={styles.button}
        popoverTarget={CHAT_ID}
      />
      <section id={CHAT_ID} className={styles.panel} popover="auto" aria-labelledby="chat-title">
        <div className={styles.head}>
          <h2 id="chat-title" className={styles.title}>
            {supportSection.title}
          </h2>
          <IconButton
            icon="x"
            label={supportSection.close}
            className={styles.close}
            popoverTarget={CHAT_ID}
            popoverTargetAction="hide"
          />
        </div>
        <p className={styles.lead}>{supportSection.lead}</p>
        <LiveChat />
        <SupportPanel />
      </section>
    </>
  );
}
