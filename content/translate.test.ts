import { expect, test } from 'vitest';
import { contactHref, contactLink } from './contact-href.ts';
import { translate } from './translate.ts';

test('a link to the contact form is given the subject of the translation', () => {
  const english = { ask: contactLink('Ask us', 'Care outside Lagos') };
  const { ask } = translate(english, { ask: { label: 'Ẹ béèrè lọ́wọ́ wa', subject: 'Ìtọ́jú' } });
  expect(ask).toEqual({ label: 'Ẹ béèrè lọ́wọ́ wa', subject: 'Ìtọ́jú', to: contactHref('Ìtọ́jú') });
});

test('any other address is that of the English content', () => {
  expect(translate({ label: 'Plans', to: '/plan' }, { label: 'Irú ètò' }).to).toBe('/plan');
});
