import { externalLinks } from '#facts/external-links.ts';
import { testimonialVideos } from '#words/testimonial-videos.ts';
import type { Config } from '../config.ts';

/** Directive → what it allows. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com';

/** The frames that visitors may ask for: films and the map. */
const frames = [
  YOUTUBE_PLAYER,
  ...testimonialVideos.filter(({ type }) => type === 'other').map(({ url }) => new URL(url).origin),
  new URL(externalLinks.mapEmbed).origin,
];

export const FRAME_POLICY: Policy = { 'frame-src': [...new Set(frames)] };

/** As the service's own guide for this policy lists them, without its advertising. */
export const ANALYTICS_POLICY: Policy = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
};

/** Both vendors write style elements of their own into the page. Scripts stay bound to their hosts and our hashes. */
const INLINE_STYLES = ["'self'", "'unsafe-inline'"];

export const CHAT_POLICIES: Record<NonNullable<Config['chat']>['vendor'], Policy> = {
  tawk: {
    'script-src': ['https://embed.tawk.to'],
    'style-src-elem': [...INLINE_STYLES, 'https://embed.tawk.to'],
    'img-src': ['https://*.tawk.to'],
    'font-src': ['https://embed.tawk.to'],
    'media-src': ["'self'", 'https://embed.tawk.to'],
    'connect-src': ['https://*.tawk.to', 'wss://*.tawk.to'],
    'frame-src': ['https://*.tawk.to'],
  },
  zoho: {
    'script-src': ['https://salesiq.zohopublic.com', 'https://js.zohocdn.com'],
    'style-src-elem': [...INLINE_STYLES, 'https://css.zohocdn.com'],
    'img-src': ['https://*.zohopublic.com', 'https://css.zohocdn.com'],
    'font-src': ['https://css.zohocdn.com'],
    'media-src': ["'self'", 'https://static.zohocdn.com'],
    'connect-src': ['https://*.zohopublic.com', 'wss://*.zohopublic.com'],
    'frame-src': ['https://*.zohopublic.com'],
  },
};
