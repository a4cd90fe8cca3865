/** When cover begins, for every text that explains enrolling. */
export const coverStart = {
  short:
    'New enrollees wait one month before cover begins; from which day it counts is not published (see “When am I covered?”).',
  paidBy:
    'Pay by the 25th, and your policy is active in the next month: from the 8th on Standard Jaara and the Seniors Plan, in the first week on Jaara Plus.',
  month:
    'New enrollees wait one month (rule since 1 January 2026). Whether that month runs beside the days until the policy is active is not published: “When am I covered?” shows the earliest and the latest day.',
};
