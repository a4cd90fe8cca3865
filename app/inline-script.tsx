/** A script that stands in the page: one of the constants that `document.tsx` lists, since the policy allows no other. */
export function InlineScript({ code, type }: { code: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash the policy allows
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}
