import { init, sendForm } from '@emailjs/browser';

/** The EmailJS account; without an origin, forms go to the page's own server. */
export interface EmailService {
  origin?: string | undefined;
  serviceId: string;
  publicKey: string;
}

/** Sends every field of the form; the library rejects the call when an id is missing. */
export async function sendByEmailService(
  form: HTMLFormElement,
  { origin, serviceId, publicKey }: EmailService,
  templateId: string,
): Promise<void> {
  // `sendForm` ignores an origin in its own options, so it is set here.
  init({ publicKey, origin: origin ?? window.location.origin });
  await sendForm(serviceId, templateId, form);
}
