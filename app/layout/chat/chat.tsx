import { supportSection } from '#words/home.ts';
import { usePage } from '../../page.ts';
import { IconButton, IconTile } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PhoneWords } from '../../ui/no-wrap.tsx';
import { Kept } from '../kept.tsx';
import styles from './chat.module.css';

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
      <p className={styles.chatNote}>{words.note}</p>
    </div>
  );
}

export function SupportPanel() {
  return (
    <Kept id="ways to us" as="ul" className={styles.routes}>
      {supportSection.routes.map(({ icon, label, note, to }) => (
        <li key={to}>
          <Link className={styles.route} to={to}>
            <IconTile name={icon} />
            <span>
              <span className={styles.label}>
                <PhoneWords text={label} />
              </span>
              <span className={styles.note}>
                <PhoneWords text={note} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </Kept>
  );
}
