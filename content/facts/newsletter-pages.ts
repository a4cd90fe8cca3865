export const again = { to: '/newsletter' } as const;

export const home = { to: '/' } as const;

export const unsubscribePage = { failed: { ways: { contact: { to: '/contact' }, home: {} } } } as const;
