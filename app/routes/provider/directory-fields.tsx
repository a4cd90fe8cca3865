/** Hidden fields that keep the rest of the state when a form is sent without JavaScript. */
export function DirectoryFields({ entries }: { entries: [name: string, value: string][] }) {
  return entries.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
