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

export interface PostedForm {
  /** What a browser would send, without files and by its first button. */
  fields: Record<string, string>;
  /** Fields that people do not type into: hidden ones, choices and buttons. */
  fixed: string[];
  typed: string[];
  /** The values of its buttons `action`. */
  actions: string[];
}

/** Every form of a page that posts to it. */
export function postedForms(html: string): PostedForm[] {
  const main = html.slice(html.indexOf('<main'));
  return [...main.matchAll(/<form[^>]*method="post"[^>]*>(.*?)<\/form>/gs)].map(([, form = '']) => {
    const fields = checkFormOf(`<form>${form}<i value="check"></form>`);
    const files = new Set(Array.from(form.matchAll(/<input[^>]*type="file"[^>]*>/g), ([tag]) => nameIn(tag)));
    const tags = [...form.matchAll(/<(?:input|select|textarea)[^>]*>/g)].map(([tag]) => tag);
    const buttons = [...form.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
    const actions = buttons.filter((tag) => nameIn(tag) === 'action').map(valueIn);
    const isFixed = (tag: string) => /^<select|type="(?:hidden|radio)"/.test(tag);
    const names = (tags: string[]) =>
      [...new Set(tags.map(nameIn))].filter((name) => name && !files.has(name));
    for (const file of files) delete fields[file];
    return {
      fields: { ...fields, ...(actions[0] !== undefined && { action: actions[0] }) },
      fixed: [...names(tags.filter(isFixed)), ...(actions.length > 0 ? ['action'] : [])],
      typed: names(tags.filter((tag) => !isFixed(tag) && !tag.includes('type="checkbox"'))),
      actions,
    };
  });
}

const nameIn = (tag: string) => / name="([^"]*)"/.exec(tag)?.[1] ?? '';
const valueIn = (tag: string) => / value="([^"]*)"/.exec(tag)?.[1] ?? '';
