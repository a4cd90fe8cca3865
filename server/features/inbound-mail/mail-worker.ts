import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { serveJob } from '../../worker-process.ts';

/** More than what is stored, since control characters are removed later. */
const MAX_CHARACTERS = 40_000;
/** A mail within a mail is a file: what it says was not written by the visitor. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 512 * 1024, forceRfc822Attachments: true };

serveJob(async (bytes: Uint8Array<ArrayBuffer>) => {
  const { text, html, attachments } = await PostalMime.parse(bytes, LIMITS);
  const readable = text?.trim() || (html ? await toText(html) : '');
  const isCut = readable.length > MAX_CHARACTERS;
  return { text: readable.slice(0, MAX_CHARACTERS), attachments: attachments.length, isCut };
});

/** What is no text, up to a tag that the parser removes. A comment may hold the start of a style that never ends. */
const HIDDEN = /<!--(?:-?>|.*?(?:-->|$))|<(style|script)\b.*?(?=<\/\1|$)/gis;

/** The parser turns HTML into text if another part of the mail is plain text. */
async function toText(html: string): Promise<string> {
  const boundary = randomUUID();
  const part = (type: string, content: string) =>
    `--${boundary}\nContent-Type: ${type}; charset=utf-8\n\n${content}\n`;
  const parts = part('text/plain', '') + part('text/html', html.replace(HIDDEN, ''));
  const mail = `Content-Type: multipart/mixed; boundary="${boundary}"\n\n${parts}--${boundary}--\n`;
  return (await PostalMime.parse(mail, LIMITS)).text?.trim() ?? '';
}
