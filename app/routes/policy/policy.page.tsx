import { policies, policyAt } from '#content/en/policies.ts';
import { definePage } from '../../page.ts';
import { PolicyPage } from './policy-page.tsx';
import { loadPolicy } from './read-policy.ts';

/** The page of every policy that consists of its text only. */
export default definePage({
  hasPopUp: true,
  async load({ path, site }) {
    const id = policyAt(path);
    return { policy: policies[id], text: await loadPolicy(id, site) };
  },
  meta: ({ policy }) => policy,
  View: ({ data: { policy, text } }) => <PolicyPage policy={policy} text={text} />,
});
