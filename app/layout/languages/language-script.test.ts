import { expect, test } from 'vitest';
import { storedItems } from '#content/en/cookies.ts';
import { LANGUAGE_KEY } from './language-script.ts';

test('the cookies policy names what remembers the language', () => {
  const remembering = storedItems.filter(({ trigger }) => trigger === 'language');
  expect(remembering).toMatchObject([{ kind: 'local', name: LANGUAGE_KEY }]);
});
