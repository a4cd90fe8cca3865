import type { ChatAccount } from '../../site.ts';

const NETWORK_TIMEOUT_MS = 8_000;

/** Loads the vendor's chat on request and reports its progress. */
export default function startLiveChat(element: HTMLElement): void {
  const panel = element.closest<HTMLElement>('[popover]');
  const status = element.querySelector('[role=status]');
  const account = { vendor: element.dataset.vendor, id: element.dataset.id } as ChatAccount;

  async function call(): Promise<void> {
    let isWaiting = true;
    const tell = (state: 'calling' | 'open' | 'silent') => {
      element.hidden = false;
      if (status) status.textContent = element.dataset[state] ?? '';
    };
    const giveUp = () => {
      if (isWaiting) tell('silent');
      isWaiting = false;
    };
    tell('calling');
    const timer = setTimeout(giveUp, NETWORK_TIMEOUT_MS);
    try {
      const { loadChat } = await import('./chat-vendor.ts');
      const widget = await loadChat(account);
      if (!isWaiting) return;
      widget.open();
      tell('open');
      panel?.hidePopover?.();
    } catch {
      giveUp();
    } finally {
      clearTimeout(timer);
    }
  }

  if (!panel) call();
  panel?.addEventListener('toggle', (event) => {
    if (event.newState === 'open') call();
  });
}
