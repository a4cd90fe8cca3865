import type * as english from '../en/plan-sources.ts';
import { planFactsDate } from './plans.ts';

export const planSources: typeof english.planSources = {
  plans: `Àwọn irú ètò tí a kéde, bí wọ́n ṣe rí ní ${planFactsDate.text}`,
  waiting: 'Àkókò ìdúró tó ń ṣiṣẹ́ láti 1 Oṣù Kínní 2026',
  standardJaara: 'Ìwé Standard Jaara, Oṣù Kẹwàá 2025',
  standardReport: 'Ìjábọ̀ lórí Standard Jaara, Oṣù Kẹta 2025',
  jaaraPlus: 'Àkójọ àǹfààní Jaara Plus, kò ní ọjọ́',
  seniors: 'Ìwé Seniors Plan, Oṣù Karùn-ún 2025',
  order: 'Àṣẹ ìjọba (Executive Order) ti Oṣù Keje 2024',
};
