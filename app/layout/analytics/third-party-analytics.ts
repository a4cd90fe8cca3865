const SERVICE = 'https://www.googletagmanager.com/gtag/js';

/** The vendor's name for its queue. */
const analyticsWindow = () => window as Window & { dataLayer?: IArguments[] };
let isLoaded = false;

function tell(..._words: unknown[]): void {
  const page = analyticsWindow();
  page.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the service takes nothing but an arguments object from its queue
  page.dataLayer.push(arguments);
}

function load(id: string): void {
  isLoaded = true;
  tell('js', new Date());
  // Page views are told one by one, and nothing is shared with advertisers.
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

/** The path is the one that our own count gets: without what was typed and without the keys of mailed links. */
export function reportPageView(id: string, path: string): void {
  const page = {
    page_location: location.origin + path,
    page_referrer: toldReferrer(),
    page_title: document.title,
  };
  // Before anything else, since the service also tells things by itself.
  tell('set', page);
  if (!isLoaded) load(id);
  tell('event', 'page_view', { ...page, send_to: id });
}

/** The page of ours that led here, or the name of another site. */
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
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too young for our visitors' phones
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
