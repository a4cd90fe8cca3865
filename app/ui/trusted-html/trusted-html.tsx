import { useMemo } from 'react';
import { trustHtml } from './trusted-types.ts';

/** Markup as it stands. Only for what our own server has made or sanitised. */
export function TrustedHtml({ html, className }: { html: string; className: string | undefined }) {
  // The same object each time: React would take another one for other markup and write it all anew.
  const markup = useMemo(() => ({ __html: trustHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: whoever uses it answers for where the markup comes from
  return <div className={className} dangerouslySetInnerHTML={markup} />;
}
