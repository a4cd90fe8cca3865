import { planContents } from '#words/plan-page.ts';
import { comparedPlans } from '#words/plans.ts';
import { Accordion } from '../../../ui/accordion/accordion.tsx';
import { Band } from '../../../ui/band/band.tsx';
import { PlanContent } from './plan-content.tsx';

/** The contents of the plan documents, so that nobody needs a PDF. */
export function PlanContents() {
  return (
    <Band id="plan-contents" heading={planContents.heading} lead={planContents.lead}>
      <Accordion
        name="plan-contents"
        heading="h3"
        items={comparedPlans.map((plan) => ({
          id: `${plan.id}-content`,
          title: plan.name,
          detail: plan.audience,
          content: <PlanContent plan={plan} />,
        }))}
      />
    </Band>
  );
}
