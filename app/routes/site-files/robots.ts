import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/robots.ts';
import { textAnswer } from './text-answer.ts';

export const handle = { query: [] };

/** Everything may be read: what should not be found says so itself, and that must be readable too. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext);
  return textAnswer(`User-agent: *\nDisallow:\n\nSitemap: ${publicUrl}/sitemap.xml\n`, 'text/plain');
}
