import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { translatedLanguages } from '#cli/translations/read-translations.ts';
import { formWords } from '#words/form-words.ts';
import { inLanguage, islandWords } from './in-language.ts';

const ISLAND = 'content/en/islands/newsletter-form.ts';

/** The code of one module with all that it imports. */
async function bundle(input: string, isForServer: boolean): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [inLanguage()],
    build: {
      ssr: isForServer,
      write: false,
      minify: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

const wordsIn = async (code: string): Promise<typeof formWords> =>
  (await import(`#content/${code}/form-words.ts`)).formWords;

test('the words of every island are a file in every language', () => {
  const words = islandWords();
  expect(words['newsletter-form']).toBe(ISLAND);
  for (const code of translatedLanguages())
    expect(words[`newsletter-form-${code}`]).toBe(`${ISLAND}?language=${code}`);
});

describe.each(translatedLanguages())('in %s', (code) => {
  test('what a module imports is replaced by its translation', async () => {
    expect(await bundle(`${ISLAND}?language=${code}`, true)).toContain((await wordsIn(code)).badEmail);
  });

  test('the words of that language and the facts of the English travel to the browser', async () => {
    const sent = await bundle(`${ISLAND}?language=${code}`, false);
    expect(sent).toContain((await wordsIn(code)).badEmail);
    expect(sent).toContain('/privacy');
    expect(sent).not.toContain(formWords.badEmail);
  });

  test('a module that is asked for without a language stays English', async () => {
    const sent = await bundle(ISLAND, false);
    expect(sent).toContain(formWords.badEmail);
    expect(sent).not.toContain((await wordsIn(code)).badEmail);
  });
});
