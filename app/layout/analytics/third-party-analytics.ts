const SERVICE = 'https://www.googletagmanager.com/gtag/js';

/** The service's own name for its queue. */
const analyticsWindow = () => window as Window & { dataLayer?: IArguments[] };
let isLoaded = false;

function tell(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the service takes nothing but an arguments object from its queue
  analyticsWindow().dataLayer?.push(arguments);
}

function load(id: string): void {
  isLoaded = true;
  analyticsWindow().dataLayer ??= [];
  tell('js', new Date());
  // Views are told one by one, with the address that our own count gets; nothing is shared with advertisers.
  tell('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SERVICE}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

export function reportPageView(id: string, path: string): void {
  if (!isLoaded) load(id);
  const page = { page_location: location.origin + path, page_title: document.title };
  tell('set', page);
  tell('event', 'page_view', { ...page, send_to: id });
}

/** After a consent was taken back: removes the service's cookies, wherever on our domain it has put them. */
export function removeCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (!name.startsWith('_ga')) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too young for our visitors' phones
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
