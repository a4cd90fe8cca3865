import { readFileSync } from 'node:fs';

/** The text of a CSV file from anywhere, or why it cannot be one. */
export function readSpreadsheet(path: string): { text: string } | { reason: string } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { reason: code === 'ENOENT' ? 'there is no such file' : `the file cannot be read (${code})` };
  }
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    return { reason: 'this is a spreadsheet, not CSV: save it as "CSV UTF-8 (comma delimited)"' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { reason: 'the text is not UTF-8: save the sheet as "CSV UTF-8 (comma delimited)"' };
  }
}
