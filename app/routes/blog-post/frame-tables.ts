/**
 * Wraps each table in a focusable scroll container, because it may be wider than a phone. The HTML comes from our
 * server, so the tags always look the same.
 */
export function frameTables(html: string, label: string): string {
  return html
    .replaceAll('<table>', `<div role="group" aria-label="${label}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>');
}
