import type * as english from '../en/contact-page.ts';
import { email, facebook, office, twitter } from '../facts/addresses.ts';
import * as facts from '../facts/contact-page.ts';
import { withWords } from '../with-words.ts';
import { brand, emergencyAdvice, phoneLines, when } from './site.ts';
import { supportOpen, whatsAppLines } from './support.ts';

const { tollFree } = phoneLines;
export const contactPage: typeof english.contactPage = {
  title: `Contact us | ${brand.name}`,
  description: `Call ${brand.name} free, write us for WhatsApp or by email, visit di office for Alausa, Ikeja, or send message wit di form.`,
  heading: 'Contact us',
  lead: when.isAlways
    ? 'Call or write any time: support dey open 24 hours every day, 7 days every week.'
    : supportOpen.trim() || 'Call or write: we go answer as soon as we fit.',
  waysHeading: 'How you fit reach us',
};

export const contactCards: typeof english.contactCards = withWords(facts.contactCards, {
  mapPin: {
    title: 'Office address',
    lines: [...office.lines, 'Abeg call before you come'],
    action: { label: 'How to reach di place', to: office.mapUrl },
  },
  phone: {
    title: 'Call us',
    lines: [tollFree.display, `${tollFree.digits}, e free`],
    action: { label: 'Call us now', to: tollFree.to },
  },
  whatsapp: {
    title: 'WhatsApp',
    lines: [whatsAppLines[0].display, when.whatsApp ?? 'Day and night'].filter(Boolean),
    action: { label: 'Chat us', to: whatsAppLines[0].url },
  },
  mail: { title: 'Email us', lines: [email], action: { label: 'Send email', to: `mailto:${email}` } },
  twitterX: {
    title: 'Follow us for Twitter',
    lines: ['News and notices, as dem dey come'],
    action: { label: 'Follow us', to: twitter.to },
  },
  facebook: {
    title: 'Like us for Facebook',
    lines: ['Stories, events plus answers'],
    action: {
      label: 'Like us',
      to: facebook.to,
    },
  },
});

export const contactForm: typeof english.contactForm = {
  id: facts.contactForm.id,
  heading: 'Send us message',
  text: 'We dey answer by email. Abeg no write medical details: we go ask for dem wen we need dem.',
  urgent: emergencyAdvice,
  call: {
    text: `Phone go quick pass? Di line free${when.tollFree}:`,
    label: tollFree.inFull,
    to: tollFree.to,
  },
  complaint: {
    text: 'Sometin no go well?',
    label: 'Complain and get reference number',
    to: facts.contactForm.complaint.to,
  },
  fields: {
    user_name: { label: 'Full name' },
    user_email: { label: 'Email address' },
    user_phone: { label: 'Phone number (you fit leave am empty)' },
    subject: { label: 'Subject (you fit leave am empty)' },
    message: { label: 'Message', hint: 'E no suppose pass 5,000 characters, for English, Yoruba or Pidgin.' },
  },
  submit: 'Send message',
  privacy: 'We dey use wetin you write to answer you, no be for advert at all.',
  sent: 'We don receive your message! Press OK to continue?',
  failed: 'Problem dey and your message no go. Abeg try again later',
  sentNote: 'We don receive your message!',
};

export const contactSentPage: typeof english.contactSentPage = {
  title: `Message don go | ${brand.name}`,
  description: `Your message to ${brand.name} don go.`,
  heading: 'We don receive your message!',
  lead: 'We don receive am, and we go answer by email. You no need send am again.',
  ways: withWords(facts.contactSentPage.ways, {
    home: { label: 'Go di main page' },
    contact: { label: 'Write anoda message' },
  }),
};
