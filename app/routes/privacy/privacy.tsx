import { policyTexts } from '#content/policies/policy-texts.ts';
import { policies, policyValues } from '#content/policies.ts';
import { pageMeta } from '../../page-meta.ts';
import { PolicyPage } from '../policy/policy-page.tsx';
import { readPolicy } from '../policy/read-policy.server.ts';
import type { Route } from './+types/privacy.ts';

const policy = policies.privacy;

/** The page stands under two addresses, and both name the same one as canonical (decisions, "Routes"). */
export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, policy);
}

export async function loader() {
  return readPolicy(await policyTexts.privacy(), policyValues);
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={policy} text={loaderData} />;
}
