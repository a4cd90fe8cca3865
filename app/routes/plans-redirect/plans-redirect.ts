import { redirect } from 'react-router';
import type { Route } from './+types/plans-redirect.ts';

/** The service card and old links say /plans; the page is /plan. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/plan${new URL(request.url).search}`, 308);
}
