/** Only for HTML that the server has created or sanitised; not for the browser. */
export function TrustedHtml({ html, className }: { html: string; className: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: callers pass trusted HTML only
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
