const files = import.meta.glob<string>('../../pictures/partners/*.svg', { eager: true, import: 'default' });

/** The files are numbered in the carousel's order (NN-id.svg). */
export const wordMarks: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/\d+-|\.svg$/g, ''), url]),
);
