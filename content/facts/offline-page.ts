export const offlinePage = {
  saved: { plan: { icon: 'shield-check', to: '/plan' }, provider: { icon: 'hospital', to: '/provider' } },
} as const;
