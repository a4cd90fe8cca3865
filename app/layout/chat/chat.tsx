import { useRef } from 'react';
import { useLocation } from 'react-router';
import { supportSection } from '#content/home.ts';
import { useSiteConfig } from '../../site-config.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { useHiddenOnScroll } from '../header/use-hidden-on-scroll.ts';
import { usePopoverOpen } from '../use-popover-open.ts';
import styles from './chat.module.css';
import { LiveChat } from './live-chat.tsx';
import { SupportPanel } from './support-panel.tsx';

const CHAT_ID = 'chat';
/** That page shows the panel itself. */
const SUPPORT_PAGE = '/chatbot';

export function Chat() {
  const panel = useRef<HTMLElement>(null);
  const isOpen = usePopoverOpen(panel);
  const isReading = useHiddenOnScroll();
  const { chat } = useSiteConfig();
  if (useLocation().pathname === SUPPORT_PAGE) return null;

  return (
    <>
      <IconButton
        icon="message-circle"
        label={supportSection.button}
        className={joinClasses(styles.button, isReading && !isOpen && styles.aside)}
        popoverTarget={CHAT_ID}
        aria-expanded={isOpen}
      />
      <section ref={panel} id={CHAT_ID} className={styles.panel} popover="auto" aria-labelledby="chat-title">
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
        {chat && isOpen && <LiveChat account={chat} onAnswer={() => panel.current?.hidePopover()} />}
        <SupportPanel onFollow={() => panel.current?.hidePopover()} />
      </section>
    </>
  );
}
