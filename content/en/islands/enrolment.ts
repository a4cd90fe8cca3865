/** The words and content of the preparation of an enrolment. */

export { lgaTiles } from '../../facts/directory.ts';
export { enrolmentLgas, HEAD_OFFICE, PUBLIC_SERVANTS_ONLY } from '../../facts/enrol-page.ts';
export { areaName } from '../directory-names.ts';
export { enrolForm, enrolSummary } from '../enrol-page.ts';
export { enrolmentPlaces } from '../enrolment-places.ts';
export { householdCalculator, householdContent, openQuestions } from '../plan-page.ts';
export { phoneLines } from '../site.ts';
