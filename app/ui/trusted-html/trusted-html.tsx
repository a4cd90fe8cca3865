/** Only for HTML that the server has created or sanitised; not for the browser. */
export function TrustedHtml({ html, className }: { html: string; className: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: whoever uses it answers for where the markup comes from
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
