const LINE_WIDTH = 110;

/** A declaration broken over lines as the project's formatter breaks it, so that redrawing leaves no change. */
export function cssList(property: string, values: string[]) {
  const single = `${property}: ${values.join(', ')};`;
  if (single.length + 2 <= LINE_WIDTH) return single;
  const lines: string[] = [];
  for (const value of values) {
    const last = lines.at(-1);
    const joined = `${last}, ${value}`;
    if (last && joined.length + 5 <= LINE_WIDTH) lines[lines.length - 1] = joined;
    else lines.push(value);
  }
  return `${property}:\n    ${lines.join(',\n    ')};`;
}
