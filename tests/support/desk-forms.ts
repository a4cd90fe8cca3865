/** What the inputs of a form would send. */
export function inputsOf(form: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const [, name = ''] = / name="([^"]*)"/.exec(tag) ?? [];
    const [, value = ''] = / value="([^"]*)"/.exec(tag) ?? [];
    if (!tag.includes('checkbox') || tag.includes('checked'))
      fields[name] = value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  }
  return fields;
}

/** The form of a place as a browser would send it. */
export function checkFormOf(html: string): Record<string, string> {
  const [form = ''] = /<form(?:(?!<\/form>).)*value="check".*?<\/form>/s.exec(html) ?? [];
  const fields = inputsOf(form);
  for (const [, name = '', text = ''] of form.matchAll(
    /<textarea[^>]* name="([^"]*)"[^>]*>(.*?)<\/textarea>/gs,
  ))
    fields[name] = text.replaceAll('&amp;', '&');
  for (const [, name = '', options = ''] of form.matchAll(/<select[^>]*name="([^"]*)".*?>(.*?)<\/select>/gs))
    fields[name] = /<option value="([^"]*)" selected/.exec(options)?.[1] ?? '';
  return fields;
}
