import type * as english from '../../en/faq/bases.ts';
import { planFactsDate } from '../plans.ts';

export const bases: typeof english.bases = {
  order: 'Àṣẹ ìjọba ìpínlẹ̀ (Executive Order) ti Oṣù Keje 2024, tó dá lórí òfin NHIA ti 2022.',
  published: `Àwọn irú ètò tí a kéde, bí wọ́n ṣe rí ní ${planFactsDate.text}.`,
  standardJaara: 'Ìwé Standard Jaara ti Oṣù Kẹwàá 2025.',
  waiting: 'Àkókò ìdúró tó ń ṣiṣẹ́ láti 1 Oṣù Kínní 2026.',
};
