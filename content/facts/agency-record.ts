import { brand, email, office, phoneLines, socialLinks } from './site.ts';

/** The agency's structured data; placeholder phone lines and accounts (see launch.ts) are left out. */
export const agencyRecord = {
  name: brand.fullName,
  shortName: brand.name,
  logo: '/icon-512.png',
  email,
  address: {
    street: office.lines.slice(0, 2).join(', '),
    locality: 'Alausa, Ikeja',
    region: 'Lagos',
    country: 'NG',
  },
  lines: [
    { ...phoneLines.tollFree, purpose: 'customer support', tollFree: true },
    { ...phoneLines.askLine, purpose: 'enquiries', tollFree: true },
    { ...phoneLines.salesLine, purpose: 'sales', tollFree: false },
    { ...phoneLines.doctorLine, purpose: 'telemedicine', tollFree: false },
  ],
  accounts: socialLinks.filter(({ icon }) => icon !== 'whatsapp').map(({ to }) => to),
  planCategory: 'Health insurance',
  area: 'Lagos State',
};
