import { createHash } from 'node:crypto';
import type { RenderedPage } from '#app/desk/content/content-service.ts';
import { contentWords } from '#content/desk/content.ts';
import type { PartId } from '#content/schema/parts.ts';

/** Over the lower edge of the window, so that it moves nothing of the page. */
const STYLES =
  '#preview{position:fixed;inset:auto 0 0;z-index:9999;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between;padding:.75rem 1rem;background:#ffc72c;color:#1c2560;font-weight:700}#preview a{color:inherit}body{padding-block-end:4rem}';
const SOURCE = `'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`;
const POLICY = 'content-security-policy';

const { preview } = contentWords;

/** A page that is not published says so, and leads back to where it is written. */
export function withPreviewBar(
  { body, headers, ...page }: RenderedPage,
  part: PartId,
  isPlanned: boolean,
): RenderedPage {
  const [text, back] = isPlanned ? [preview.planned, preview.toPlanned] : [preview.text, preview.back];
  const bar = `<style>${STYLES}</style><aside id="preview" lang="en"><span>${text}</span><a href="/desk/content/${part}">${back}</a></aside>`;
  const policy = headers[POLICY]?.replace(/(^|; *)style-src /, `$&${SOURCE} `) ?? '';
  return {
    ...page,
    headers: { ...headers, [POLICY]: policy },
    body: body.replace(/<body[^>]*>/, (opening) => opening + bar),
  };
}
