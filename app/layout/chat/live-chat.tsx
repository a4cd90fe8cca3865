import { supportSection } from '#content/home.ts';
import { usePage } from '../../page.ts';
import styles from './live-chat.module.css';

const words = supportSection.liveChat;

/**
 * How the call to the chat's vendor goes, where one is configured. Its script is fetched when the panel around it is
 * opened, or at once on a page that is the chat; the other ways to reach a person stay beside it, so that nobody waits
 * for a vendor that does not answer.
 */
export function LiveChat() {
  const { chat } = usePage().site.thirdParties;
  if (!chat) return null;
  return (
    <div
      hidden
      className={styles.status}
      data-behaviour="live-chat"
      data-vendor={chat.vendor}
      data-id={chat.id}
      data-calling={words.calling}
      data-open={words.open}
      data-silent={words.silent}
    >
      <p role="status" className={styles.words} />
      <p className={styles.note}>{words.note}</p>
    </div>
  );
}
