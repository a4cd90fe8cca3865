const SERVICE = 'https://www.googletagmanager.com/gtag/js';

/** The vendor's name for its queue. */
const analyticsWindow = () => window as Window & { dataLayer?: IArguments[] };
let isLoaded = false;

function tell(..._words: unknown[]): void {
  const page = analyticsWindow();
  page.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the vendor accepts only an arguments object
  page.dataLayer.push(arguments);
}

function load(id: string): void {
  isLoaded = true;
  tell('js', new Date());
  // Page views are sent explicitly, and nothing is shared with advertisers.
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

/** `path` is the one that our own counter gets: without typed text and without the tokens of mailed links. */
export function reportPageView(id: string, path: string): void {
  const page = {
    page_location: location.origin + path,
    page_referrer: toldReferrer(),
    page_title: document.title,
  };
  // First, because the vendor also sends events of its own.
  tell('set', page);
  if (!isLoaded) load(id);
  tell('event', 'page_view', { ...page, send_to: id });
}

/** Our own page without its query, or only the origin of another site. */
function toldReferrer(): string {
  if (!document.referrer) return '';
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? origin + pathname : `${origin}/`;
}

/** When consent is withdrawn: removes the vendor's cookies from every domain level on which it may have set them. */
export function removeCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (!name.startsWith('_ga')) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: older phones lack the Cookie Store API
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
