import { shareLink } from '../../ui/share/share.behaviour.ts';

/** Opens the device's share sheet for a link, or copies it; what came of it is told beside the button. */
export default function startShareLink(root: HTMLElement): void {
  const button = root.querySelector('button') as HTMLButtonElement;
  const status = root.querySelector('[role="status"]') as HTMLElement;
  const { url = '', title = '', copied = '', byHand = '' } = root.dataset;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const outcome = await shareLink({ title, url });
    status.textContent = outcome === 'copied' ? copied : outcome === 'failed' ? byHand : '';
  });
}
