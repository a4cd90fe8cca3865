import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findInlineCode } from './inline-code.ts';

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scriptsOf = (html: string) => findInlineCode(html).scripts;

describe('an inline script is allowed by its hash', () => {
  test.each([
    ['without attributes', '<script>run()</script>'],
    ['of an empty type', '<script type="">run()</script>'],
    ['of type module', '<script type="module" async="">run()</script>'],
    ['of a JavaScript type in capitals', "<SCRIPT TYPE='Text/JavaScript'>run()</SCRIPT>"],
    ['with an unquoted type', '<script type=module>run()</script>'],
    ['with a > inside an attribute', '<script data-x="a>b">run()</script>'],
    ['with line breaks between attributes', '<script\n  async\n  type="module"\n>run()</script >'],
    ['with a data-src, which is not a src', '<script data-src="/x.js">run()</script>'],
    ['after an unclosed quote in text', `<p>it's</p><script>run()</script>`],
    ['after a comparison in text', '<p>1 < 2</p><script>run()</script>'],
    ['after a comment', '<!-- <script>no()</script> --><script>run()</script>'],
    ['after an empty comment', '<!--><script>run()</script><!-- -->'],
    ['that closes with attributes', '<script>run()</script x>'],
    ['that the file ends within', '<script>run()'],
  ])('%s', (_name, html) => {
    expect(scriptsOf(html)).toEqual([sourceOf('run()')]);
  });

  test.each(['importmap', 'speculationrules'])('a block of type %s needs one too', (type) => {
    expect(scriptsOf(`<script type="${type}">{}</script>`)).toEqual([sourceOf('{}')]);
  });

  test('white space belongs to the script', () => {
    expect(scriptsOf('<script>\n run() \n</script>')).toEqual([sourceOf('\n run() \n')]);
  });

  test('letters beyond ASCII are hashed as UTF-8', () => {
    expect(scriptsOf('<script>"Ẹ káàbọ̀ ₦"</script>')).toEqual([sourceOf('"Ẹ káàbọ̀ ₦"')]);
  });

  test('Windows line breaks are hashed as the browser reads them', () => {
    expect(scriptsOf('<script>a\r\nb\rc</script>')).toEqual([sourceOf('a\nb\nc')]);
  });

  test('an end tag inside a string ends the script, as it does in a browser', () => {
    expect(scriptsOf('<script>"</script>"</script>')).toEqual([sourceOf('"')]);
  });

  test('a longer name does not end it', () => {
    expect(scriptsOf('<script>"</scripted>"</script>')).toEqual([sourceOf('"</scripted>"')]);
  });

  test('two scripts give two hashes, the same script twice gives one', () => {
    expect(scriptsOf('<script>a</script><script>b</script><script>a</script>')).toEqual([
      sourceOf('a'),
      sourceOf('b'),
    ]);
  });
});

describe('no hash is given for', () => {
  test.each([
    ['a script with a source', '<script src="/a.js">ignored()</script>'],
    ['an empty script', '<script></script>'],
    ['JSON-LD', '<script type="application/ld+json">{"@type":"Organization"}</script>'],
    ['JSON', '<script type="application/json">{}</script>'],
    ['a script in a comment', '<!-- <script>no()</script> -->'],
    ['a script in a comment that never ends', '<!-- <script>no()</script>'],
    ['a script in an attribute', '<a title="<script>no()</script>">x</a>'],
    ['a script in the attribute of an end tag', '</a title="<script>no()</script>">x'],
    ['a script in the title', '<title><script>no()</script></title>'],
    ['a script in a text area', '<textarea><script>no()</script></textarea>'],
    ['a script in a style sheet', '<style>/*<script>no()</script>*/</style>'],
    ['an escaped script', '&lt;script&gt;no()&lt;/script&gt;'],
    ['a second type attribute', '<script type="text/plain" type="module">no()</script>'],
  ])('%s', (_name, html) => {
    expect(scriptsOf(html)).toEqual([]);
  });
});

test('inline style sheets are allowed by their hashes, also those for visitors without scripts', () => {
  const html =
    '<style data-href="/a.css">a > b { }</style><noscript><style>c{}</style></noscript><style></style>';
  expect(findInlineCode(html)).toEqual({ scripts: [], styles: [sourceOf('a > b { }'), sourceOf('c{}')] });
});

test('a large page full of brackets is read in linear time', () => {
  const html = '<'.repeat(100_000) + '<a "'.repeat(50_000) + '<!--'.repeat(50_000);
  const start = performance.now();
  findInlineCode(html);
  expect(performance.now() - start).toBeLessThan(1000);
});
