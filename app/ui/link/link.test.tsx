import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';
import { ReaderProvider } from './reader.ts';

const yoruba = { prefix: '/yo', inEnglish: 'ní Gẹ̀ẹ́sì' };
const portal = 'https://lashma.myclinify.com/register';
const after = <i />;

test.each<[what: string, link: ComponentProps<typeof Link>, markup: string]>([
  [
    'a link leads to the page of the language',
    { to: '/plan?plans=a#b', children: 'Ètò' },
    '<a href="/yo/plan?plans=a#b">Ètò</a>',
  ],
  [
    'a link to a post in another language does not say that it is in English',
    { to: '/blog/awon-agba', hrefLang: 'pcm', children: 'Ètò' },
    '<a href="/blog/awon-agba" hrefLang="pcm">Ètò</a>',
  ],
  [
    'a link says that a file is English, before what stands behind its words',
    { to: '/documents/community-pharmacies.pdf', children: 'Ètò', after },
    '<a href="/documents/community-pharmacies.pdf" hrefLang="en">Ètò (ní Gẹ̀ẹ́sì)<i></i></a>',
  ],
  [
    'a link with an icon has one text, and the icon last',
    { to: portal, label: 'Forúkọ sílẹ̀', endIcon: 'external' },
    expect.stringMatching(/>Forúkọ sílẹ̀ \(ní Gẹ̀ẹ́sì\)<svg .*<\/svg><\/a>$/),
  ],
  [
    'a link says that a portal is English, before it is pressed',
    { to: portal, children: 'Forúkọ sílẹ̀' },
    `<a href="${portal}" hrefLang="en">Forúkọ sílẹ̀ (ní Gẹ̀ẹ́sì)</a>`,
  ],
  [
    'a name says that a page is English, and still contains the words that are seen',
    { to: '/blog', 'aria-label': 'Ìròyìn tuntun', children: 'Ìròyìn' },
    '<a href="/blog#from-yo" hrefLang="en" aria-label="Ìròyìn (ní Gẹ̀ẹ́sì) tuntun">Ìròyìn (ní Gẹ̀ẹ́sì)</a>',
  ],
  [
    'the name of an icon says that a page is English',
    { to: '/blog', 'aria-label': 'Ìròyìn', children: after },
    '<a href="/blog#from-yo" hrefLang="en" aria-label="Ìròyìn (ní Gẹ̀ẹ́sì)"><i></i> (ní Gẹ̀ẹ́sì)</a>',
  ],
])('in Yoruba %s', (_what, link, markup) => {
  const page = (
    <ReaderProvider value={yoruba}>
      <Link {...link} />
    </ReaderProvider>
  );
  expect(renderToStaticMarkup(page)).toEqual(markup);
});

test('an English link is a plain one', () => {
  const link = (
    <Link to={portal} className="way" after={after}>
      Enrol
    </Link>
  );
  expect(renderToStaticMarkup(link)).toBe(`<a href="${portal}" class="way">Enrol<i></i></a>`);
});
