import type { ChatAccount } from '../../site.ts';

/** What we need from a vendor's widget; its own floating button stays hidden, because we have one. */
interface ChatWidget {
  open(): void;
}

interface Tawk {
  onLoad?: () => void;
  onChatMinimized: () => void;
  showWidget?: () => void;
  hideWidget?: () => void;
  maximize?: () => void;
}

interface Zoho {
  ready?: () => void;
  floatbutton?: { visible(word: 'hide'): void };
  floatwindow?: { visible(word: 'show'): void };
}

type VendorWindow = Window & { Tawk_API?: Tawk; $zoho?: { salesiq: Zoho } };

const vendors: Record<ChatAccount['vendor'], (id: string) => Promise<ChatWidget>> = {
  async tawk(id) {
    const tawk: Tawk = { onChatMinimized: () => tawk.hideWidget?.() };
    const loaded = new Promise<void>((resolve) => {
      tawk.onLoad = () => {
        tawk.hideWidget?.();
        resolve();
      };
    });
    (window as VendorWindow).Tawk_API = tawk;
    await load(`https://embed.tawk.to/${id}`);
    await loaded;
    return {
      open() {
        tawk.showWidget?.();
        tawk.maximize?.();
      },
    };
  },

  async zoho(id) {
    const zoho: Zoho = {};
    const ready = new Promise<void>((resolve) => {
      zoho.ready = () => {
        zoho.floatbutton?.visible('hide');
        resolve();
      };
    });
    (window as VendorWindow).$zoho = { salesiq: zoho };
    await load(`https://salesiq.zohopublic.com/widget?wc=${encodeURIComponent(id)}`, 'zsiqscript');
    await ready;
    return { open: () => zoho.floatwindow?.visible('show') };
  },
};

let calling: Promise<ChatWidget> | undefined;

/** Loads the vendor's script once; a failed attempt can be repeated. */
export function loadChat({ vendor, id }: ChatAccount): Promise<ChatWidget> {
  calling ??= vendors[vendor](id).catch((error: unknown) => {
    calling = undefined;
    throw error;
  });
  return calling;
}

function load(src: string, elementId = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    script.id = elementId;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${new URL(src).host} does not answer`));
    };
    document.head.append(script);
  });
}
