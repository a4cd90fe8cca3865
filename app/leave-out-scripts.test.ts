import { expect, test } from 'vitest';
import { leaveOutScripts } from './leave-out-scripts.ts';

test('scripts and their preloads go, words, styles, fonts and what search engines read stay', () => {
  const kept = [
    '<link rel="preload" href="/a.woff2" as="font"/>',
    '<script type="application/ld+json">{"@type":"Organization"}</script>',
    '<style>p{color:navy}</style><p>Ìlera Èkó &lt;script&gt;</p>',
  ];
  const gone = [
    '<link rel="modulepreload" href="/assets/entry.js"/>',
    '<script>document.documentElement.dataset.consent="ask"</script>',
    '<script type="module" async="">import "/assets/manifest.js";\nimport("/assets/entry.js")</script>',
    '<script src="/assets/late.js"></script>',
  ];
  const mixed = kept.flatMap((text, index) => [text, gone[index]]);
  expect(
    leaveOutScripts([...mixed, gone[3]].join('\n'))
      .replace(/\n+/g, '\n')
      .trim(),
  ).toBe(kept.join('\n'));
});

test('what is meant for pages without scripts applies, what is meant for the others does not', () => {
  const styles =
    '@media (scripting:none) and (pointer:fine){a{top:0}}@media (scripting: enabled){a{top:1px}}';
  expect(leaveOutScripts(`<style>${styles}</style><noscript><p>Scripts are off</p></noscript>`)).toBe(
    '<style>@media (min-width:0) and (pointer:fine){a{top:0}}@media (max-width:0){a{top:1px}}</style><p>Scripts are off</p>',
  );
});
