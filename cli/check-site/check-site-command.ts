import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { CommandError, command } from '../command.ts';
import { checkContent } from './placeholders.ts';
import { probe } from './probe.ts';

const USAGE = `Checks the site before launch, and while it runs.

  npm run check:site              reads the configuration and lists the placeholders in the content
  npm run check:site -- --strict  the same, and fails while a placeholder is left
  npm run check:site -- URL       walks a running site as a visitor would: home, plans, a search, a place, the contact
                                  form, readiness; fails with a sentence if something does not work

With PROBE_TOKEN, the same as the site's, the walk sends the form: checked, stored and rolled back, so that staff never
see it. Without, the form is sent empty, and the site must ask for what is missing. With USSD_SECRET a USSD session is
begun too.`;

export const runCheckSiteCommand = command(USAGE, (args) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { strict: { type: 'boolean', default: false } },
  });
  const [given, ...more] = positionals;
  if (more.length > 0 || (given !== undefined && values.strict)) return undefined;
  if (given === undefined)
    return (environment, print) => checkBeforeLaunch(environment, print, values.strict);
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return (environment, print) => probe(url.origin, environment, print);
});

async function checkBeforeLaunch(
  environment: Record<string, string | undefined>,
  print: (text: string) => void,
  strict: boolean,
): Promise<void> {
  const { publicUrl } = readConfig(environment);
  print(`The configuration is valid; the site's URL is ${publicUrl}.`);
  const { report, count } = await checkContent();
  print(report);
  if (strict && count > 0) throw new CommandError('The site is not ready to be launched.');
}
