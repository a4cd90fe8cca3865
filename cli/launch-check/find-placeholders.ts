export type ContentFile = { path: string; text: string };
type Placeholder = { line: number; what: string };
export type FileFindings = { path: string; found: Placeholder[] };
type Partner = { name: string; kind: string };

const PARTNERS_FILE = 'content/partners.ts';
/** 0700-000-NNNN, also as it stands in a tel: or wa.me address (07000001234, 2347000001234). */
const PHONE = /(?<!\d)(?:0|\+?234)700[- ]?000[- ]?\d{4}(?!\d)/g;

/** Only files in which something is left, in the order given. */
export function findPlaceholders(files: ContentFile[], partners: Partner[]): FileFindings[] {
  return files
    .map(({ path, text }) => {
      const lines = text.split('\n');
      const unnamed = path === PARTNERS_FILE ? findUnnamed(partners, lines) : [];
      return { path, found: [...findNumbers(lines), ...unnamed] };
    })
    .filter(({ found }) => found.length > 0);
}

function findNumbers(lines: string[]): Placeholder[] {
  return lines.flatMap((line, index) =>
    [...line.matchAll(PHONE)].map(([number]) => ({ line: index + 1, what: `placeholder number ${number}` })),
  );
}

/** Partners whose organisation is not certain yet and who are shown as a category. */
function findUnnamed(partners: Partner[], lines: string[]): Placeholder[] {
  return partners
    .filter(({ kind }) => kind === 'category')
    .map(({ name }) => ({
      line: lines.findIndex((line) => line.includes(`'${name}'`)) + 1,
      what: `partner without a name: ${name}`,
    }));
}
