import { createHash } from 'node:crypto';
import { externalLinks } from '#facts/links.ts';
import { testimonialVideos } from '#words/home.ts';
import type { Config } from '../config.ts';

/** Directive → what it allows. */
type Policy = Readonly<Record<string, readonly string[]>>;

const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com';

/** The frames that visitors may ask for: films and the map. */
const frames = [
  YOUTUBE_PLAYER,
  ...testimonialVideos.filter(({ type }) => type === 'other').map(({ url }) => new URL(url).origin),
  new URL(externalLinks.mapEmbed).origin,
];

const FRAME_POLICY: Policy = { 'frame-src': [...new Set(frames)] };

/** As the service's own guide for this policy lists them, without its advertising. */
const ANALYTICS_POLICY: Policy = {
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

const CHAT_POLICIES: Record<NonNullable<Config['chat']>['vendor'], Policy> = {
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

const PAGE: Policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Not style-src-elem: browsers that do not know it yet would leave every page without its inlined styles.
  'style-src': ["'self'"],
  // React writes style attributes, for sizes known only when a page is rendered; they cannot run anything.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  ...FRAME_POLICY,
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const ENCRYPTED: Policy = { 'upgrade-insecure-requests': [] };

/**
 * Text never becomes markup, and the address of a script only by the policy of `app/offline/offline-copy.behaviour.ts`.
 * The scripts of analytics and chat services know nothing of that, so a site that loads those goes without.
 */
const TRUSTED_TYPES: Policy = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['site'],
};

/** For everything that is not a page. A drawing may carry its own styles, a PDF needs the browser's viewer. */
export const FILE_POLICY = formatPolicy({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** What a page may load, given the services that are configured: each adds its own line here. */
export function pagePolicy({
  publicUrl,
  emailService,
  analyticsId,
  chat,
}: Pick<Config, 'publicUrl' | 'emailService' | 'analyticsId' | 'chat'>): Policy {
  const policies = [PAGE];
  if (!analyticsId && !chat) policies.push(TRUSTED_TYPES);
  if (publicUrl.startsWith('https:')) policies.push(ENCRYPTED);
  if (emailService.origin && emailService.origin !== publicUrl)
    policies.push({ 'connect-src': [emailService.origin] });
  if (analyticsId) policies.push(ANALYTICS_POLICY);
  if (chat) policies.push(CHAT_POLICIES[chat.vendor]);
  return policies.reduce(join);
}

/** Allows scripts and styles that stand in a page, word for word. They are constants of the build, never what was rendered. */
export function allowInline(
  policy: Policy,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
): Policy {
  return join(policy, { 'script-src': scripts.map(hashSource), 'style-src': styles.map(hashSource) });
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

function join(one: Policy, other: Policy): Policy {
  const added = Object.entries(other).map(([directive, sources]) => [
    directive,
    [...(one[directive] ?? []), ...sources],
  ]);
  return { ...one, ...Object.fromEntries(added) };
}
