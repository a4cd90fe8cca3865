import { useLocation } from 'react-router';
import { policies, policyAt } from '#content/policies.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/policy.ts';
import { PolicyPage } from './policy-page.tsx';
import { loadPolicy } from './read-policy.server.ts';

export function meta({ location, matches }: Route.MetaArgs) {
  return pageMeta(matches, policies[policyAt(location.pathname)]);
}

export function loader({ url }: Route.LoaderArgs) {
  return loadPolicy(policyAt(url.pathname));
}

/** The page behind every policy that is nothing but its text. */
export default function PlainPolicy({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={policies[policyAt(useLocation().pathname)]} text={loaderData} />;
}
