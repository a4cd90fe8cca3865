import { supportSection } from '#words/home.ts';
import { usePage } from '../../page.ts';
import styles from './live-chat.module.css';

const words = supportSection.liveChat;

/**
 * The status of the vendor's chat, if one is configured. Its script is loaded when the panel opens, or at once on the
 * chat page; the other contact channels stay beside it, so that nobody depends on the vendor.
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
