import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PopUp } from '#content/schema/parts.ts';
import { DoubtfulPicture } from './pop-up-form.tsx';

const picture = { id: 'a'.repeat(32), width: 400, height: 600, widths: '400' };
const words = { eyebrow: 'Ilera Eko', title: 'Enrol', text: 'Now.', action: 'Go', alt: 'A grandmother' };
const published: PopUp = { often: 'page', to: '/plan', picture: null, words: { en: words } };

test.each([
  ['the words are the old ones', picture, 'A grandmother', true],
  ['the words are new', picture, 'A nurse', false],
  ['the picture is the old one', null, 'A grandmother', false],
])('of a new picture the desk asks whether its words are right: %s', (_, now, alt, isDoubted) => {
  const content = { ...published, picture: now, words: { en: { ...words, alt } } };
  const html = renderToStaticMarkup(<DoubtfulPicture published={published} content={content} />);
  expect(html.includes('still “A grandmother”')).toBe(isDoubted);
});
