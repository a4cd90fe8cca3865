import { expect, test } from 'vitest';
import { contactHref, contactLink } from './facts/contact-href.ts';
import { translate } from './translate.ts';

test('a link to the contact form is given the subject of the translation', () => {
  const english = { ask: contactLink('Ask us', 'Care outside Lagos') };
  const { ask } = translate(english, { ask: { label: 'Ẹ béèrè lọ́wọ́ wa', subject: 'Ìtọ́jú' } });
  expect(ask).toEqual({ label: 'Ẹ béèrè lọ́wọ́ wa', subject: 'Ìtọ́jú', to: contactHref('Ìtọ́jú') });
});

test('any other address is that of the English content', () => {
  expect(translate({ label: 'Plans', to: '/plan' }, { label: 'Irú ètò' }).to).toBe('/plan');
});

test('words are replaced wherever they stand, and facts stay', () => {
  const english = {
    heading: 'Our lines',
    lines: [
      { id: 'free', label: 'Free line', display: '0800-4537', hours: 24 },
      { id: 'sales', label: 'Sales', display: '0700-4537', hours: 8 },
    ],
    count: (lines: number) => `${lines} lines`,
  };
  const { heading, lines, count } = translate(english, {
    heading: 'Nọ́ḿbà wa',
    lines: [{ label: 'Ìpè ọ̀fẹ́' }, { label: 'Ríra ètò' }],
    count: (found) => `nọ́ḿbà ${found}`,
  });
  expect({ heading, lines, count: count(2) }).toEqual({
    heading: 'Nọ́ḿbà wa',
    lines: [
      { id: 'free', label: 'Ìpè ọ̀fẹ́', display: '0800-4537', hours: 24 },
      { id: 'sales', label: 'Ríra ètò', display: '0700-4537', hours: 8 },
    ],
    count: 'nọ́ḿbà 2',
  });
});

test('a fact that is given is said in another way', () => {
  expect(translate({ display: 'Ask us' }, { display: 'Ẹ bi wá' })).toEqual({ display: 'Ẹ bi wá' });
});

test.each([[['Ọ̀kan']], [['Ọ̀kan', 'Èjì', 'Ẹ̀ta']]])(
  'the list %j is refused where the English has two',
  (steps) => {
    expect(() => translate({ steps: ['One', 'Two'] }, { steps })).toThrow(
      `steps has ${steps.length} entries in a translation, and 2 in English`,
    );
  },
);

test('people search by as many words as their language needs, and ask in English as well', () => {
  const placeWords = ['ilé ìwòsàn', 'ọsibítù'];
  expect(translate({ placeWords: ['hospital'] }, { placeWords }).placeWords).toEqual(placeWords);
  const asks = ['ìgò ojú', 'gilaasi'];
  expect(translate({ asks: ['glasses'] }, { asks }).asks).toEqual(['glasses', ...asks]);
});

test('the English content itself is left alone', () => {
  const english = { label: 'Plans', links: [{ label: 'Home' }] };
  translate(english, { label: 'Irú ètò', links: [{ label: 'Ilé' }] });
  expect(english).toEqual({ label: 'Plans', links: [{ label: 'Home' }] });
});
