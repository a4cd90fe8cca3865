export const messageForms = { privacyLink: { to: '/privacy' } } as const;
