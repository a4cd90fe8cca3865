export const consentCookie = { name: 'lashma_cookie_consent', days: 365 };

/** Where the choice is posted. */
export const consentPath = '/api/consent';

export const consentBanner = { policy: { to: '/cookies-policy' } } as const;
