/** The state that a form carries along unchanged when it is sent without JavaScript. */
export function DirectoryFields({ entries }: { entries: [name: string, value: string][] }) {
  return entries.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
