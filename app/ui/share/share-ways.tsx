import { Button, ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { type SharingWords, shareAndTell } from './share-and-tell.ts';
import type { SharedLink } from './share-link.ts';
import styles from './share-ways.module.css';

type ShareWaysProps = {
  link: SharedLink;
  words: SharingWords & { share: string; whatsApp: string };
  /** The address of WhatsApp that takes a text. */
  whatsAppUrl: string;
};

/** Two buttons that pass a link on: by whatever the device offers, and by the messenger that most people have. */
export function ShareWays({ link, words, whatsAppUrl }: ShareWaysProps) {
  return (
    <>
      <Button look="secondary" className={styles.share} onClick={() => shareAndTell(link, words)}>
        <Icon name="share-2" />
        {words.share}
      </Button>
      <ButtonLink
        to={`${whatsAppUrl}?text=${encodeURIComponent(`${link.title}: ${link.url}`)}`}
        look="secondary"
        target="_blank"
        rel="noopener"
      >
        <Icon name="whatsapp" />
        {words.whatsApp}
      </ButtonLink>
    </>
  );
}
