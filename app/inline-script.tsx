/** Only for constants listed in `document.tsx`: the Content-Security-Policy allows no other inline script. */
export function InlineScript({ code, type }: { code: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash the policy allows
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}
