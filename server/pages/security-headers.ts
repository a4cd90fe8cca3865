import type { Config } from '../config.ts';
import { FILE_POLICY } from './content-security-policy.ts';

const YEAR_SECONDS = 31_536_000;
const VIDEO = '"https://www.youtube-nocookie.com"';
const MAP = '"https://www.google.com"';

const REFUSED = [
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'publickey-credentials-get', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'],
];

/** Only features that browsers know: an unknown name is reported in the visitor's console. */
const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  `fullscreen=(self ${VIDEO} ${MAP})`,
  ...['autoplay', 'encrypted-media', 'picture-in-picture'].map((feature) => `${feature}=(self ${VIDEO})`),
  ...REFUSED.map((feature) => `${feature}=()`),
].join(', ');

/** The desk signs in by passkeys, which no other page may ask for. */
export const DESK_PERMISSIONS_POLICY = PERMISSIONS_POLICY.replace(
  'publickey-credentials-get=()',
  'publickey-credentials-create=(self), publickey-credentials-get=(self)',
);

/** What browsers read of a document only. */
export const DOCUMENT_HEADERS: readonly string[] = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-xss-protection',
];

/** The headers that every response carries, as Helmet recommends them, without those that only old programs read. */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    // The filter of old browsers could itself be used to attack a page.
    'x-xss-protection': '0',
    'permissions-policy': PERMISSIONS_POLICY,
    'content-security-policy': FILE_POLICY,
  };
}
