import type { ChatAccount } from '../../site.ts';

/** What we need from a vendor's widget; its own floating button stays hidden, because we have one. */
interface ChatWidget {
  open(): void;
}

interface Tawk {
  onLoad: () => void;
  onChatMinimized: () => void;
  showWidget?: () => void;
  hideWidget?: () => void;
  maximize?: () => void;
}

interface Zoho {
  ready: () => void;
  floatbutton?: { visible(word: 'hide'): void };
  floatwindow?: { visible(word: 'show'): void };
}

type VendorWindow = Window & { Tawk_API?: Tawk; $zoho?: { salesiq: Zoho } };

const vendors: Record<ChatAccount['vendor'], (id: string) => Promise<ChatWidget>> = {
  tawk: (id) => {
    const { promise: loaded, resolve } = defer();
    const tawk: Tawk = {
      onLoad() {
        tawk.hideWidget?.();
        resolve();
      },
      onChatMinimized: () => tawk.hideWidget?.(),
    };
    (window as VendorWindow).Tawk_API = tawk;
    const open = () => {
      tawk.showWidget?.();
      tawk.maximize?.();
    };
    return load(`https://embed.tawk.to/${id}`)
      .then(() => loaded)
      .then(() => ({ open }));
  },

  zoho: (id) => {
    const { promise: ready, resolve } = defer();
    const zoho: Zoho = {
      ready() {
        zoho.floatbutton?.visible('hide');
        resolve();
      },
    };
    (window as VendorWindow).$zoho = { salesiq: zoho };
    return load(`https://salesiq.zohopublic.com/widget?wc=${encodeURIComponent(id)}`, 'zsiqscript')
      .then(() => ready)
      .then(() => ({ open: () => zoho.floatwindow?.visible('show') }));
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

/** `Promise.withResolvers`, which browsers have had since 2024 only. */
function defer() {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}
