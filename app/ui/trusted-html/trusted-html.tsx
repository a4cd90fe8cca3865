import type { ComponentProps } from 'react';

type TrustedHtmlProps = Omit<ComponentProps<'div'>, 'children'> & { html: string };

/** Only for HTML that the server has created or sanitised; not for the browser. */
export function TrustedHtml({ html, ...div }: TrustedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: callers pass trusted HTML only
  return <div {...div} dangerouslySetInnerHTML={{ __html: html }} />;
}
