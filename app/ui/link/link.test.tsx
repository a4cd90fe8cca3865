import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';
import { ReaderProvider } from './reader.ts';

const yoruba = { prefix: '/yo', inEnglish: 'ní Gẹ̀ẹ́sì' };

function inYoruba(link: ReactNode): string {
  return renderToStaticMarkup(<ReaderProvider value={yoruba}>{link}</ReaderProvider>);
}

test('an English link is a plain one', () => {
  const link = (
    <Link to="/about" className="way" after={<i />}>
      About
    </Link>
  );
  expect(renderToStaticMarkup(link)).toBe('<a href="/about" class="way">About<i></i></a>');
});

test('a link leads to the page in the language of the reader', () => {
  expect(inYoruba(<Link to="/plan?plans=a#b">Ètò</Link>)).toBe('<a href="/yo/plan?plans=a#b">Ètò</a>');
  expect(inYoruba(<Link to="/">Ilé</Link>)).toBe('<a href="/yo">Ilé</a>');
});

test('other sites, phone numbers and places of the page are left alone', () => {
  for (const to of ['https://example.org/plan', 'tel:112', '#main'])
    expect(inYoruba(<Link to={to}>?</Link>)).toBe(`<a href="${to}">?</a>`);
});

test('a link to an English page or file says so, before what stands behind its words', () => {
  const link = (
    <Link to="/documents/senior.pdf" after={<i />}>
      Ètò
    </Link>
  );
  expect(inYoruba(link)).toBe('<a href="/documents/senior.pdf" hrefLang="en">Ètò (ní Gẹ̀ẹ́sì)<i></i></a>');
});

test('it says so to screen readers as well, in a name that still contains the words that are seen', () => {
  const link = (
    <Link to="/blog" aria-label="Ìròyìn tuntun">
      Ìròyìn
    </Link>
  );
  expect(inYoruba(link)).toContain('aria-label="Ìròyìn (ní Gẹ̀ẹ́sì) tuntun"');
  const icon = (
    <Link to="/blog" aria-label="Ìròyìn">
      <i />
    </Link>
  );
  expect(inYoruba(icon)).toContain('aria-label="Ìròyìn (ní Gẹ̀ẹ́sì)"');
});
