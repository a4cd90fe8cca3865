import { translations } from '#content/languages.ts';
import { CommandError, command } from '../command.ts';
import { defer, listBegun, markCurrent, readTranslation } from './read-translations.ts';

const USAGE = `The translations, compared with the English content.

  npm run translations                                what is missing, misnumbered or older than the English
  npm run translations -- ha                          the same of one language, even if content/languages.ts does not name it yet
  npm run translations -- mark-current yo [module]    the Yorùbá words, or those of one module, were made from the English of now
  npm run translations -- defer yo                    what is older may stay so for now: its pages say that the English is newer`;

export const runTranslationsCommand = command(USAGE, ([task, code, module]) => {
  const codes = [...translations, ...listBegun()];
  if (!task || codes.includes(task)) return (_environment, print) => report(task ? [task] : codes, print);
  if (!code || !codes.includes(code)) return undefined;
  if (task === 'mark-current') return () => markCurrent(code, module);
  if (task === 'defer') return () => defer(code);
  return undefined;
});

async function report(codes: string[], print: (text: string) => void): Promise<void> {
  let count = 0;
  for (const code of codes) {
    const { language, problems, older } = await readTranslation(code);
    if (codes.length > 1 && !translations.includes(code)) {
      print(`${code}: in progress, ${problems.length + older.length} to mend.`);
      continue;
    }
    count += problems.length + older.filter(({ isDeferred }) => !isDeferred).length;
    for (const { place, what } of problems) print(`${code}/${place} ${what}`);
    for (const { module } of older) print(`${code}/${module} is older than the English`);
    print(`${language.name}: ${problems.length} to mend, ${older.length} older than the English.`);
  }
  if (count > 0) throw new CommandError('The translations are not complete.');
}
