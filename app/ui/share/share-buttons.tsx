import { Button, ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { SharedLink } from './share.behaviour.ts';

type ShareButtonsProps = {
  link: SharedLink;
  words: {
    share: string;
    whatsApp: string;
    copied: string;
    /** The prompt over the link when it must be copied by hand. */
    byHand: string;
  };
  /** WhatsApp's URL for sharing a text. */
  whatsAppUrl: string;
};

/** Two buttons to share a link: the device's share sheet, and WhatsApp. */
export function ShareButtons({ link, words, whatsAppUrl }: ShareButtonsProps) {
  return (
    <>
      <Button
        variant="secondary"
        data-share={link.url}
        data-title={link.title}
        data-text={link.text}
        data-copied={words.copied}
        data-by-hand={words.byHand}
      >
        <Icon name="share-2" />
        {words.share}
      </Button>
      <ButtonLink
        to={`${whatsAppUrl}?text=${encodeURIComponent(link.text ?? `${link.title}: ${link.url}`)}`}
        variant="secondary"
        target="_blank"
        rel="noopener"
      >
        <Icon name="whatsapp" />
        {words.whatsApp}
      </ButtonLink>
    </>
  );
}
