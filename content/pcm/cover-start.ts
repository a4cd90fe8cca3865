import type * as english from '../en/cover-start.ts';

export const coverStart: typeof english.coverStart = {
  short:
    'New pipo wey register go wait one month before dia cover start; dem neva publish di day wey di month dey count from (see “Wen my cover go start?”).',
  paidBy:
    'Pay on or before di 25th, and your policy go dey active for di next month: from di 8th for Standard Jaara and di Seniors Plan, inside di first week for Jaara Plus.',
  month:
    'New pipo wey register go wait one month (di rule start on 1 January 2026). Dem neva publish whether dat month dey run together wit di days before di policy dey active: “Wen my cover go start?” dey show di earliest day and di latest day.',
};
