import { email, facebook, office, twitter } from '../facts/addresses.ts';
import * as facts from '../facts/contact-page.ts';
import type { ContactCard } from '../schema/site.ts';
import { withWords } from '../with-words.ts';
import { brand, emergencyAdvice, phoneLines, when } from './site.ts';
import { supportOpen, whatsAppLines } from './support.ts';

const { tollFree } = phoneLines;
export const contactPage = {
  title: `Contact Us | ${brand.name}`,
  description: `Call ${brand.name} free of charge, write on WhatsApp or by e-mail, visit the office in Alausa, Ikeja, or send a message with the form.`,
  heading: 'Get in Touch',
  lead: when.isAlways
    ? 'Call or write at any hour: support is open 24 hours a day, 7 days a week.'
    : supportOpen.trim() || 'Call or write: we answer as soon as we can.',
  waysHeading: 'Ways to reach us',
};

export const contactCards: ContactCard[] = withWords(facts.contactCards, {
  mapPin: {
    title: 'Office Address',
    lines: [...office.lines, 'Please call before you visit'],
    action: { label: 'Find Us', to: office.mapUrl },
  },
  phone: {
    title: 'Call Us',
    lines: [tollFree.display, `${tollFree.digits}, toll-free`],
    action: { label: 'Make A Call', to: tollFree.to },
  },
  whatsapp: {
    title: 'WhatsApp',
    lines: [whatsAppLines[0].display, when.whatsApp ?? 'Day and night'].filter(Boolean),
    action: { label: 'Say Hi!', to: whatsAppLines[0].url },
  },
  mail: { title: 'Email Us', lines: [email], action: { label: 'Send An Email', to: `mailto:${email}` } },
  twitterX: {
    title: 'Follow on Twitter',
    lines: ['News and notices, as they come'],
    action: { label: 'Follow Us', to: twitter.to },
  },
  facebook: {
    title: 'Like on Facebook',
    lines: ['Stories, events and answers'],
    action: {
      label: 'Like Us',
      to: facebook.to,
    },
  },
});

export const contactForm = {
  id: facts.contactForm.id,
  heading: 'Send us a message',
  text: 'We answer by e-mail. Please leave out medical details: we ask for them when we need them.',
  urgent: emergencyAdvice,
  call: {
    text: `Quicker by phone? The line is free${when.tollFree}:`,
    label: tollFree.inFull,
    to: tollFree.to,
  },
  complaint: {
    text: 'Did something go wrong?',
    label: 'Complain and get a reference',
    to: facts.contactForm.complaint.to,
  },
  fields: {
    user_name: { label: 'Full name' },
    user_email: { label: 'E-mail address' },
    user_phone: { label: 'Phone number (optional)' },
    subject: { label: 'Subject (optional)' },
    message: { label: 'Message', hint: 'Up to 5,000 characters, in English, Yorùbá or Pidgin.' },
  },
  submit: 'Send message',
  privacy: 'We use what you write to answer you, never for advertising.',
  sent: 'Your message has been sent successfully! Press OK to continue?',
  failed: 'There was an error sending your message. Please try again later',
  sentNote: 'Your message has been sent successfully!',
};

export const contactSentPage = {
  title: `Message sent | ${brand.name}`,
  description: `Your message to ${brand.name} has been sent.`,
  heading: 'Your message has been sent successfully!',
  lead: 'We have it, and we answer by e-mail. You need not send it again.',
  ways: withWords(facts.contactSentPage.ways, {
    home: { label: 'Go to the home page' },
    contact: { label: 'Write another message' },
  }),
};
