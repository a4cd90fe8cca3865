import { describe, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { contentIn } from '#server/languages.ts';
import { openEnglishFinder, visibleText } from './find-english.ts';

const SENTENCES: Record<string, { english: string[]; own: string[] }> = {
  yo: {
    english: ['Ẹ wo the hospital', 'Ètò ìlera cover', 'Ọjọ́ 7 days', 'ìtọ́jú (treatment)'],
    own: [
      'Ẹ forúkọ sílẹ̀ ní LASHMA, Ikorodu General Hospital',
      'Fífọ ẹ̀jẹ̀ (dialysis), kúkì (cookies)',
      'ileraeko@lashma.com, verify.lshsportal.com:8283, https://example.com/change-my-provider',
      'Nọ́ḿbà ìtọ́kasí: LA-7K3M-92QF',
    ],
  },
  pcm: {
    english: ['Choose the plan', 'Plan wey dey for people', "E don't dey", 'You can pay', 'E may cover am'],
    own: ['Di plan dey cover family of 4', 'From 7 May 2027', 'Maternal and Child Centre'],
  },
};

describe.each(Object.entries(SENTENCES).filter(([code]) => translations.includes(code)))(
  'in %s',
  async (code, { english, own }) => {
    const findEnglish = await openEnglishFinder(contentIn(code, 'language').language);
    test.each(english)('“%s” has English in it', (text) => expect(findEnglish(text)).not.toEqual([]));
    test.each(own)('“%s” has none', (text) => expect(findEnglish(text)).toEqual([]));
  },
);

test('a page says what is shown, read out or found by search engines, and nothing that is marked as another language', () => {
  const html = `<html lang="yo"><head><meta name="description" content="a"/><title>b</title><style>no</style></head>
    <body><script>no</script><img alt="c"/><button aria-label="d">e</button><input type="submit" value="f"/>
    <input type="hidden" value="no"/><p lang="yo">g <span lang="en">no <b>no</b></span></p><a lang="pcm">no</a>
    <input type="text" value="no" placeholder="h"/></body></html>`;
  expect(visibleText(html, 'yo').split(' ').toSorted().join('')).toBe('abcdefgh');
});
