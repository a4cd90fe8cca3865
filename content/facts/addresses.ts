import type { Link, Office, SocialLink } from '../schema/site.ts';
import { withPublished } from './published.ts';
import { whatsAppLines } from './site.ts';

export const { email }: { email: string } = withPublished('mailbox', { email: 'ileraeko@lashma.com' });

export const office: Office = withPublished<Office>('office', {
  lines: ['Good Shepherd House', 'Opposite Secretariat Gate', 'Alausa, Ikeja, Lagos'],
  mapUrl: 'https://maps.app.goo.gl/NCT5rVk365iwaQ5Z9',
});

export const facebook: SocialLink = {
  label: 'Facebook',
  icon: 'facebook',
  to: 'https://www.facebook.com/Lagosstatehealthscheme',
};

export const socialLinks: SocialLink[] = [
  facebook,
  { label: 'WhatsApp', icon: 'whatsapp', to: whatsAppLines['whatsapp-1'].url },
  { label: 'Instagram', icon: 'instagram', to: 'https://www.instagram.com/lashma__' },
  {
    label: 'LinkedIn',
    icon: 'linkedin',
    to: 'https://www.linkedin.com/company/lagos-state-health-management-agency/',
  },
];

/** Named by the privacy policy. */
export const dataProtectionOfficer = { display: '0700-000-7201', to: 'tel:07000007201' };

/** On the contact page only. */
export const twitter: Link = { label: 'Twitter', to: 'https://twitter.com/lashma' };
