import { policies } from '#words/policies.ts';
import { ConsentChoice } from '../../layout/consent/consent-choice.tsx';
import { definePage } from '../../page.ts';
import { PolicyPage } from '../policy/policy-page.tsx';
import { loadPolicy, type PolicyText } from '../policy/read-policy.ts';
import { StorageTable } from './storage-table.tsx';

const policy = policies.cookies;

export default definePage({
  load: () => loadPolicy('cookies'),
  meta: () => policy,
  View: CookiesPolicy,
});

function CookiesPolicy({ data: text }: { data: PolicyText }) {
  return (
    <PolicyPage
      policy={policy}
      text={text}
      additions={{
        'what-this-site-keeps-in-your-browser': <StorageTable />,
        'your-choices': <ConsentChoice heading="h3" />,
      }}
    />
  );
}
