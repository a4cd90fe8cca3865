import { translations } from '#content/languages.ts';
import { CommandError, command } from '../command.ts';
import { defer, markCurrent, readTranslation } from './read-translations.ts';

const USAGE = `The translations, compared with the English content.

  npm run translations                                what is missing, misnumbered or older than the English
  npm run translations -- mark-current yo [module]    the Yorùbá words, or those of one module, were made from the English of now
  npm run translations -- defer yo                    what is older may stay so for now: its pages say that the English is newer`;

export const runTranslationsCommand = command(USAGE, ([task, code, module]) => {
  if (task === undefined) return (_environment, print) => report(print);
  if (!code || !translations.includes(code)) return undefined;
  if (task === 'mark-current') return () => markCurrent(code, module);
  if (task === 'defer') return () => defer(code);
  return undefined;
});

async function report(print: (text: string) => void): Promise<void> {
  let count = 0;
  for (const code of translations) {
    const { language, problems, older } = await readTranslation(code);
    count += problems.length + older.filter(({ isDeferred }) => !isDeferred).length;
    for (const { place, what } of problems) print(`${code}/${place} ${what}`);
    for (const { module } of older) print(`${code}/${module} is older than the English`);
    print(`${language.name}: ${problems.length} to mend, ${older.length} older than the English.`);
  }
  if (count > 0) throw new CommandError('The translations are not complete.');
}
