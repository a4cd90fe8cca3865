export const notFoundPage = {
  code: '404',
  home: { to: '/' },
  ways: {
    plan: { icon: 'shield-check', to: '/plan' },
    provider: { icon: 'hospital', to: '/provider' },
    contact: { icon: 'message-circle', to: '/contact' },
    phone: { icon: 'phone' },
  },
} as const;

export const maintenancePage = { home: { to: '/' } } as const;
