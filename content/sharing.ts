/** Wherever a link can be passed on. */
export const sharingWords = {
  copied: 'The link is copied. Paste it wherever you like.',
  byHand: 'Your browser does not let us copy. Copy this link:',
  whatsApp: 'Send by WhatsApp',
};
