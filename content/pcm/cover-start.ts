import * as english from '../cover-start.ts';
import { translate } from '../translate.ts';

export const coverStart = translate(english.coverStart, {
  short:
    'If you just register, you go wait one month before your cover start; di day wey dem dey count from, dem neva publish am (see “Wen my cover go start?”).',
  rule: 'Pay on or before di 25th, and your policy go dey active for di next month: from di 8th for Standard Jaara and di Seniors Plan, inside di first week for Jaara Plus.',
  month:
    'If you just register, you go wait one month (di rule start on 1 January 2026). Whether dat month dey run together wit di days before di policy dey active, dem neva publish am: “Wen my cover go start?” dey show di earliest day and di latest day.',
});
