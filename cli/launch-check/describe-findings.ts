import type { FileFindings } from './find-placeholders.ts';

/** Of a table only the first rows are listed: nobody wants 300 lines to learn that a column is still to come. */
const LISTED_PER_TABLE = 5;

export function describeFindings(
  files: FileFindings[],
  openPoints: { where: string; what: string }[],
): { report: string; count: number } {
  const inFiles = files.reduce((sum, { found }) => sum + found.length, 0);
  const count = inFiles + openPoints.length;
  if (count === 0) return { report: 'Nothing is left to replace before launch.', count };

  const lines = files.flatMap(({ path, found }) => {
    const listed = path.endsWith('.csv') ? found.slice(0, LISTED_PER_TABLE) : found;
    const rest = found.length - listed.length;
    return [
      `${path}: ${found.length}`,
      ...listed.map(({ line, what }) => `  ${path}:${line} ${what}`),
      ...(rest > 0 ? [`  … and ${rest} more`] : []),
    ];
  });
  const open = openPoints.map(({ where, what }) => `  ${where}: ${what}`);
  const summary = `${count} to replace before launch: ${inFiles} in ${files.length} files of content, ${open.length} other.`;
  return {
    report: [...lines, ...(open.length > 0 ? ['Other open points'] : []), ...open, '', summary].join('\n'),
    count,
  };
}
