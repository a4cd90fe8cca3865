import { withPublished } from './published.ts';

export const brand = {
  name: 'LASHMA',
  fullName: 'Lagos State Health Management Agency',
  scheme: 'Ilera Eko',
} as const;

export const whatsAppLines = withPublished('whatsAppLines', {
  'whatsapp-1': { id: 'whatsapp-1', display: '0700-000-7101', url: 'https://wa.me/2347000007101' },
  'whatsapp-2': { id: 'whatsapp-2', display: '0700-000-7102', url: 'https://wa.me/2347000007102' },
});

/** `inFull` is for sentences and links: letters alone cannot be dialled on every phone. */
export const phoneLines = withPublished('phoneLines', {
  tollFree: {
    id: 'toll-free',
    display: '0800-ILERAEKO',
    digits: '0800-4537-2356',
    inFull: '0800-ILERAEKO (0800-4537-2356)',
    to: 'tel:080045372356',
  },
  askLine: {
    id: 'ask',
    display: '0800-ASKLASHMA',
    digits: '0800-2755-27462',
    inFull: '0800-ASKLASHMA (0800-2755-27462)',
    to: 'tel:0800275527462',
  },
  salesLine: {
    id: 'sales',
    display: '0700-ILERAEKO',
    digits: '0700-4537-2356',
    inFull: '0700-ILERAEKO (0700-4537-2356)',
    to: 'tel:070045372356',
  },
  doctorLine: {
    id: 'doctor',
    display: '080000-EKO-VBT',
    digits: '080000-356-828',
    inFull: '080000-EKO-VBT (080000-356-828)',
    to: 'tel:080000356828',
  },
});

/** Of Lagos State, not ours: for ambulance, fire service and police. */
export const emergencyLines = [
  { number: '112', to: 'tel:112' },
  { number: '767', to: 'tel:767' },
] as const;

export const fromAbroad = withPublished('fromAbroad', {
  line: { label: '+234 800 4537 2356', to: 'tel:+23480045372356', isTollFree: true },
});

export const supportLines = withPublished('supportLines', {
  'support-1': { id: 'support-1', display: '0700-000-7001', digits: '0700-000-7001', to: 'tel:07000007001' },
  'support-2': { id: 'support-2', display: '0700-000-7002', digits: '0700-000-7002', to: 'tel:07000007002' },
});

export const messageForms = { privacyLink: { to: '/privacy' } } as const;

export const offlinePage = {
  saved: {
    emergency: { icon: 'activity', to: '/emergency' },
    plan: { icon: 'shield-check', to: '/plan' },
    provider: { icon: 'hospital', to: '/provider' },
  },
} as const;
