import { createHash } from 'node:crypto';

export interface InlineCode {
  /** Content-Security-Policy sources, one for each inline script that a browser would run. */
  scripts: string[];
  styles: string[];
}

const MARKUP = /<!--|<(\/?)([a-z][^\s/>]*)/gi;
const COMMENT_END = /--!?>/g;
const ATTRIBUTE = /[\s/]*(?:(>)|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)/y;
/** Elements whose content is text for the browser, whatever it looks like. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noembed', 'noframes', 'xmp']);
/** Every other type is a data block, such as JSON-LD: never run, so no policy needs to allow it. */
const RUNNABLE = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|module|importmap|speculationrules)?$/;

/** Reads a document the way a browser's tokenizer does, as far as inline code is concerned. */
export function findInlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const markup = new RegExp(MARKUP);
  for (let match = markup.exec(html); match; match = markup.exec(html)) {
    const name = match[2]?.toLowerCase();
    if (!name) {
      // The opening may be the closing as well: <!--> is a whole comment.
      markup.lastIndex = findFrom(COMMENT_END, html, match.index + 2);
      continue;
    }
    const tag = readAttributes(html, markup.lastIndex);
    markup.lastIndex = tag.end;
    if (match[1] || !RAW_TEXT.has(name)) continue;
    const end = findFrom(new RegExp(`</${name}(?=[\\s/>])`, 'gi'), html, tag.end);
    const text = html.slice(tag.end, end);
    markup.lastIndex = end;
    if (text === '') continue;
    if (name === 'style') styles.add(hashSource(text));
    if (name === 'script' && !tag.attributes.has('src') && isRunnable(tag.attributes))
      scripts.add(hashSource(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function readAttributes(html: string, start: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  const pattern = new RegExp(ATTRIBUTE);
  pattern.lastIndex = start;
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    if (match[1]) return { attributes, end: pattern.lastIndex };
    const name = match[2]?.toLowerCase() ?? '';
    if (!attributes.has(name)) attributes.set(name, match[3] ?? match[4] ?? match[5] ?? '');
  }
  return { attributes, end: html.length };
}

function findFrom(pattern: RegExp, html: string, start: number): number {
  const search = new RegExp(pattern);
  search.lastIndex = start;
  return search.exec(html)?.index ?? html.length;
}

function isRunnable(attributes: Map<string, string>): boolean {
  return RUNNABLE.test(attributes.get('type')?.trim().toLowerCase() ?? '');
}

function hashSource(text: string): string {
  // The browser hashes what its parser hands on, and that has turned every line break into a single \n.
  const parsed = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}
