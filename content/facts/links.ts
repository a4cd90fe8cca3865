/** Every external URL that visitors are sent to. */
export const externalLinks = {
  register: 'https://lashma.myclinify.com/register',
  pay: 'https://lashma.myclinify.com/paypolicy',
  regulator: 'http://portal.lashmaregulations.com.ng/',
  verify: 'https://verify.lshsportal.com:8283/',
  changeHospital: 'https://bit.ly/change-my-ileraeko-provider',
  providerPlatform: 'https://ileraeko.com',
  hefamaaPortal: 'https://portal.hefamaaportal.com.ng/login',
  spotlight: 'https://ileraekospotlight.com/',
  ekosha: 'https://lashma.com/ekosha',
  hefamaa: 'https://hefamaa.lagosstate.gov.ng/',
  stateGovernment: 'https://lagosstate.gov.ng/',
  playStore: 'https://play.google.com/store/apps/details?id=com.lashma.app',
  whatsAppShare: 'https://wa.me/',
  appStore: 'https://apple.com',
  analyticsOptOut: 'https://tools.google.com/dlpage/gaoptout',
  mapEmbed: 'https://www.google.com/maps/d/embed?mid=1pUzoXzW-59hgwo7UUjUaT8_5tp-_Zlk',
} as const;

/** The contact form with a prefilled subject. */
export function contactHref(subject: string): string {
  return `/contact?subject=${encodeURIComponent(subject)}#write`;
}

/** A link to it; the subject stands beside the address, so that it can be translated. */
export function contactLink(label: string, subject: string) {
  return { label, subject, to: contactHref(subject) };
}
