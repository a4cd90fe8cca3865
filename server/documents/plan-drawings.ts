import { plans } from '#words/plans.ts';
import { renderPlanDocument } from './plan-document.ts';

export type Drawings = Readonly<Record<string, () => Promise<Buffer>>>;

/** The PDFs of the plans, which there are in every language, by their addresses in English. */
export const drawings: Drawings = Object.fromEntries(
  plans.map((plan) => [plan.pdf, () => renderPlanDocument(plan)]),
);
