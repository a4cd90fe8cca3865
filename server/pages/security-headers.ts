import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
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

/**
 * The headers that every answer carries. Helmet gives the same ones to each request, so it is asked once:
 * asking it each time took a fifth of the throughput of cached pages.
 */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const protect = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: YEAR_SECONDS,
      includeSubDomains: false,
    },
    xFrameOptions: { action: 'deny' },
    // Read by Internet Explorer 8 and by Flash only.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
  protect({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return {
    ...headers,
    'permissions-policy': PERMISSIONS_POLICY,
    'content-security-policy': FILE_POLICY,
  };
}
