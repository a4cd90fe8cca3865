/** Markup as it stands, on the server only. Only for what the server itself has made or sanitised. */
export function TrustedHtml({ html, className }: { html: string; className: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: whoever uses it answers for where the markup comes from
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
