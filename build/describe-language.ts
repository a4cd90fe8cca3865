import type { BuiltLanguage } from '#server/pages/built-site.ts';

/** What the server tells pages of a language; `folder` is its place in content/. */
export async function describeLanguage(folder: string): Promise<BuiltLanguage> {
  const { language, languageWords } = await import(`#content/${folder}/language.ts`);
  const { code, tag, name } = language;
  return { code, tag, name, offer: languageWords.offer, olderPages: [] };
}
