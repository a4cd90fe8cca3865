import { useRouteLoaderData } from 'react-router';
import type { EmailServiceConfig } from './site-context.ts';

/** Where this site's forms are sent, as configured. */
export function useEmailService(): EmailServiceConfig {
  const root = useRouteLoaderData<{ emailService: EmailServiceConfig }>('root');
  if (!root) throw new Error('forms are shown on pages only');
  return root.emailService;
}
