import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { storedItems } from '#content/en/cookies.ts';
import { languageWords } from '#words/language.ts';
import { type PageRequest, RequestProvider } from '../../page.ts';
import { LANGUAGE_KEY } from './language.behaviour.ts';
import { LanguageBar } from './language-bar.tsx';

const english = {
  code: 'en',
  tag: 'en-NG',
  name: 'English',
  offer: 'Read this page in English',
  englishOnly: '',
  toHome: '',
};
const yoruba = {
  code: 'yo',
  tag: 'yo',
  name: 'Yorùbá',
  offer: 'Ẹ ka ojú ewé yìí ní Yorùbá',
  englishOnly: 'Ní Gẹ̀ẹ́sì nìkan',
  toHome: 'Ojú ewé àkọ́kọ́',
};

function barOf(path: string, request: Partial<PageRequest> = {}, languages = [english, yoruba]): string {
  const value = { path, query: new URLSearchParams(), site: { languages }, ...request } as PageRequest;
  return renderToStaticMarkup(
    <RequestProvider value={value}>
      <LanguageBar />
    </RequestProvider>,
  );
}

test('leads to the same page with its query, and offers it in the words of the language', () => {
  const bar = barOf('/plan', { query: new URLSearchParams({ plans: 'jaara-plus' }) });
  expect(bar).toContain('href="/yo/plan?plans=jaara-plus" lang="yo"');
  expect(bar).toContain(`data-offer="${yoruba.offer}"`);
});

test('says so on a page in English only and leads home, offers nothing there, and is not there for one language', () => {
  const bar = barOf('/blog');
  expect(bar).toContain('href="#from-yo" lang="yo"');
  expect(bar).toContain(`href="/yo" lang="yo" hrefLang="yo">${yoruba.toHome}`);
  expect(bar).not.toContain('data-offer');
  expect(barOf('/plan', {}, [english])).toBe('');
  expect(bar).toContain(`id="from-yo" lang="yo"`);
  expect(barOf('/plan')).not.toContain('from-yo');
});

test('says that the English is newer when words of the page are older, and only then', () => {
  expect(barOf('/plan')).not.toContain(languageWords.older);
  const older = barOf('/plan', { isOlder: true });
  expect(older).toContain(languageWords.older);
  expect(older).toContain('<a href="/plan" hrefLang="en">');
});

test('the cookies policy names what remembers the language', () => {
  const remembering = storedItems.filter(({ trigger }) => trigger === 'language');
  expect(remembering).toMatchObject([{ kind: 'local', name: LANGUAGE_KEY }]);
});
