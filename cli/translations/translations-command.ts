import { CommandError, command } from '../command.ts';
import { readTranslation, recordLater, recordMade, translatedLanguages } from './read-translations.ts';

const USAGE = `The translations, compared with the English content.

  npm run translations                        what is missing, misnumbered or older than the English
  npm run translations -- made yo [module]    the Yorùbá words, or those of one module, were made from the English of now
  npm run translations -- later yo            what is older may stay so for now: its pages say that the English is newer`;

export const runTranslationsCommand = command(USAGE, ([task, code, module]) => {
  if (task === undefined) return (_environment, print) => report(print);
  if (!code || !translatedLanguages().includes(code)) return undefined;
  if (task === 'made') return () => recordMade(code, module);
  if (task === 'later') return () => recordLater(code);
  return undefined;
});

async function report(print: (text: string) => void): Promise<void> {
  let count = 0;
  for (const code of translatedLanguages()) {
    const { language, problems, older } = await readTranslation(code);
    count += problems.length + older.filter(({ isKnown }) => !isKnown).length;
    for (const { place, what } of problems) print(`${code}/${place} ${what}`);
    for (const { place } of older) print(`${code}/${place} is older than the English`);
    print(`${language.name}: ${problems.length} to mend, ${older.length} older than the English.`);
  }
  if (count > 0) throw new CommandError('The translations are not complete.');
}
