import { init, sendForm } from '@emailjs/browser';

/** Where and as whom the browser sends forms. Without an origin: the server that the page came from. */
export interface EmailService {
  origin?: string | undefined;
  serviceId: string;
  publicKey: string;
}

/** Sends every field of the form. It is refused by the library itself, before any call, when an id is missing. */
export async function sendByEmailService(
  form: HTMLFormElement,
  { origin, serviceId, publicKey }: EmailService,
  templateId: string,
): Promise<void> {
  // The origin can be set here only: `sendForm` does not read it from its own options.
  init({ publicKey, origin: origin ?? window.location.origin });
  await sendForm(serviceId, templateId, form);
}
