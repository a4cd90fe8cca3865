import { Marked } from 'marked';
import { GUIDE } from './guide-parts.ts';

/** As Vite finds it. */
const [text = ''] = Object.values(
  import.meta.glob<string>('../../../docs/desk.md', { query: '?raw', import: 'default', eager: true }),
);

interface GuidePart {
  /** As GitHub makes it from the heading, so that links inside the guide work there too. */
  id: string;
  heading: string;
  html: string;
}

const escapeHtml = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const marked = new Marked({
  async: false,
  renderer: {
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      if (href.startsWith('#')) return `<a href="${GUIDE}/${escapeHtml(href.slice(1))}">${words}</a>`;
      // Other documents are for those who look after the site, and are not part of the desk.
      return href.startsWith('/') ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
    },
  },
});

let guide: { intro: string; parts: GuidePart[] } | undefined;

/** The guide in docs/desk.md, which is its only source: what stands before the first part, and the parts. */
export function readGuide() {
  guide ??= parse(text);
  return guide;
}

function parse(markdown: string) {
  const [head = '', ...sections] = markdown.split(/^## /m);
  const toHtml = (words: string) => marked.parse(words, { async: false });
  return {
    // Without its title, which is the page's.
    intro: toHtml(head.replace(/^# .*$/m, '')),
    parts: sections.map((section): GuidePart => {
      const [heading = '', ...lines] = section.split('\n');
      return { id: idOf(heading), heading, html: toHtml(lines.join('\n')) };
    }),
  };
}

function idOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
