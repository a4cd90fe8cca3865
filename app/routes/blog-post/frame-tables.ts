/**
 * A table that is wider than a phone scrolls inside a frame of its own, which the keyboard can reach. The HTML is our
 * server's, so a table always begins and ends in the same way.
 */
export function frameTables(html: string, label: string): string {
  return html
    .replaceAll('<table>', `<div role="group" aria-label="${label}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>');
}
