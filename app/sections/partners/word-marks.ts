const files = import.meta.glob<string>('../../pictures/partners/*.svg', { eager: true, import: 'default' });

/** The word-mark of each partner by its id; the files are numbered in the carousel's order (NN-id.svg). */
export const wordMarks: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/\d+-|\.svg$/g, ''), url]),
);
