// Trains the model of the search. Also a program of its own, so that a build on two cores trains beside Vite.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { trainNeeds } from '#domain/search/train-needs.ts';
import { readExamples, trainingExamples } from './search-examples.ts';

const ROOT = join(import.meta.dirname, '..');
export const EXAMPLES = join(ROOT, 'content/search/examples');
export const QUESTIONS = join(ROOT, 'content/search/questions');
const CACHE = join(ROOT, 'node_modules/.cache/search-model');
const TRAINED_FROM = [
  'content/search/needs.tsv',
  'content/search/examples/*.tsv',
  'domain/search/*.ts',
  'domain/text/fold-text.ts',
  'build/{search-examples,train-search}.ts',
];

/** What visitors get learns from all examples; what the report measures, from those that are unlike what it asks. */
type Examples = 'all' | 'training';

/** The file of a model, trained only if what it is made from has changed since. */
export async function trainedModel(examples: Examples): Promise<string> {
  const sources = examples === 'all' ? TRAINED_FROM : [...TRAINED_FROM, 'content/search/questions/*.tsv'];
  const file = join(CACHE, `${examples}-${hashFiles(sources)}.bin`);
  if (!existsSync(file))
    await promisify(execFile)(process.execPath, [
      join(import.meta.dirname, 'train-search.ts'),
      examples,
      file,
    ]);
  return file;
}

function hashFiles(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: ROOT, exclude: ['**/*.test.ts'] });
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

if (import.meta.main) {
  const [, , examples, file = ''] = process.argv;
  const all = readExamples(EXAMPLES);
  const model = trainNeeds(examples === 'all' ? all : trainingExamples(all, readExamples(QUESTIONS)));
  mkdirSync(dirname(file), { recursive: true });
  // Another build may be looking for it.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, model);
  renameSync(unfinished, file);
}
