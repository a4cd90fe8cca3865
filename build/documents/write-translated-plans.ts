import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { translations } from '#content/languages.ts';

/** Writes the plans' documents of every other language into its own folder, as `domain/language/local-path.ts` links them. */
export async function writeTranslatedPlans(outDir: string): Promise<void> {
  const write = (code: string) =>
    promisify(execFile)(process.execPath, [import.meta.filename, code, join(outDir, code)]);
  await Promise.all(translations.map(write));
}

/** A process of its own, since a module has the words of one language. */
async function writeIn(code: string, outDir: string): Promise<void> {
  registerHooks({
    resolve: (specifier, context, next) => next(specifier.replace(/^#words\//, `#content/${code}/`), context),
  });
  const { drawings } = await import('#server/documents/plan-document.ts');
  await mkdir(outDir, { recursive: true });
  for (const [href, draw] of Object.entries(drawings))
    await writeFile(join(outDir, basename(href)), await draw());
}

if (import.meta.main) await writeIn(process.argv[2] ?? '', process.argv[3] ?? '');
