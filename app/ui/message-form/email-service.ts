import { init, sendForm } from '@emailjs/browser';

/** The EmailJS account; without an origin, forms go to the page's own server. */
export interface EmailService {
  origin?: string | undefined;
  serviceId: string;
  publicKey: string;
}

/**
 * Sends every field of the form; the library rejects the call when an id is missing. Returns what our own server says of
 * the next step, which the vendor's service does not.
 */
export async function sendByEmailService(
  form: HTMLFormElement,
  { origin, serviceId, publicKey }: EmailService,
  templateId: string,
): Promise<string> {
  // `sendForm` ignores an origin in its own options, so it is set here.
  init({ publicKey, origin: origin ?? window.location.origin });
  // The library reads the form by `new FormData`, which asks here for more; once, before it first waits.
  form.addEventListener('formdata', addLanguage, { once: true });
  const { text } = await sendForm(serviceId, templateId, form);
  return text.split('\n')[1] ?? '';
}

/** So that the answer comes in the language of the page; what an English page sends is the same as ever. */
function addLanguage({ formData }: FormDataEvent): void {
  const [code = ''] = document.documentElement.lang.split('-');
  if (code !== '' && code !== 'en') formData.set('language', code);
}
