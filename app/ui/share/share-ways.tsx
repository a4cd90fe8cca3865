import { Button, ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { SharedLink } from './share-link.ts';

type ShareWaysProps = {
  link: SharedLink;
  words: {
    share: string;
    whatsApp: string;
    copied: string;
    /** Stands over the link when nothing is left but to copy it by hand. */
    byHand: string;
  };
  /** The address of WhatsApp that takes a text. */
  whatsAppUrl: string;
};

/** Two buttons that pass a link on: by whatever the device offers, and by the messenger that most people have. */
export function ShareWays({ link, words, whatsAppUrl }: ShareWaysProps) {
  return (
    <>
      <Button
        look="secondary"
        data-share={link.url}
        data-title={link.title}
        data-copied={words.copied}
        data-by-hand={words.byHand}
      >
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
