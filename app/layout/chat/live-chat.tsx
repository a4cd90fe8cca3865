import { useEffect, useEffectEvent, useState } from 'react';
import { supportSection } from '#content/home.ts';
import type { ChatAccount } from '../../site-context.ts';
import styles from './live-chat.module.css';

const PATIENCE_MS = 8_000;
const words = supportSection.liveChat;

interface LiveChatProps {
  account: ChatAccount;
  /** The vendor's window is open. */
  onAnswer?: () => void;
}

/**
 * Shown where the visitor has asked for a chat: calls the vendor, whose script is fetched only now, and says how it
 * goes. The other ways to reach a person stay beside it, so that nobody waits for a vendor that does not answer.
 */
export function LiveChat({ account, onAnswer }: LiveChatProps) {
  const [state, setState] = useState<'calling' | 'open' | 'silent'>('calling');
  const answered = useEffectEvent(() => {
    setState('open');
    onAnswer?.();
  });

  useEffect(() => {
    let isWaiting = true;
    const giveUp = () => {
      isWaiting = false;
      setState('silent');
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    import('./chat-vendor.ts')
      .then(({ callVendor }) => callVendor(account))
      .then((widget) => {
        clearTimeout(timer);
        if (!isWaiting) return;
        widget.open();
        answered();
      })
      .catch(() => {
        clearTimeout(timer);
        if (isWaiting) giveUp();
      });
    return () => {
      isWaiting = false;
      clearTimeout(timer);
    };
  }, [account]);

  return (
    <div className={styles.status}>
      <p role="status" className={styles.words}>
        {words[state]}
      </p>
      <p className={styles.note}>{words.note}</p>
    </div>
  );
}
