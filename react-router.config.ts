import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route list is a few kilobytes; asking for it piecemeal would cost a request on each page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
