import { policies } from '#content/policies.ts';
import { ConsentChoice } from '../../layout/consent/consent-choice.tsx';
import { pageMeta } from '../../page-meta.ts';
import { PolicyPage } from '../policy/policy-page.tsx';
import { loadPolicy } from '../policy/read-policy.server.ts';
import type { Route } from './+types/cookies-policy.ts';
import { StorageTable } from './storage-table.tsx';

const policy = policies.cookies;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, policy);
}

export function loader() {
  return loadPolicy('cookies');
}

export default function CookiesPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <PolicyPage
      policy={policy}
      text={loaderData}
      additions={{
        'what-this-site-keeps-in-your-browser': <StorageTable />,
        'your-choices': <ConsentChoice heading="h3" />,
      }}
    />
  );
}
