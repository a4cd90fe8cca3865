// npm run search:report: how the built site answers what its model has not learned from: the held-out examples, the
// questions of content/search/questions, and those of another folder, if one is named.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prefixOf } from '#domain/language/local-path.ts';
import type { Example } from '#domain/search/train-needs.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createServices } from '#server/services.ts';
import { isHeldOut, readExamples } from './search-examples.ts';
import { EXAMPLES, QUESTIONS, trainedModel } from './train-search.ts';

const [DANGER, UNRELATED] = ['emergency', 'none'];
const MOST_NEEDS = 15;
const MOST_PAIRS = 20;
/** With fewer questions a share says nothing of a need. */
const LEAST_QUESTIONS = 4;

/** A question, and what the page shows for it. */
export interface Asked extends Example {
  /** The needs of the card or the choices, in their order; none without a card. */
  answers: string[];
  /** Whether the strip about danger stands above the results. */
  isAlarm: boolean;
}

/** Held-out examples, and questions by people who had not seen the examples. */
export const heldOut = () => readExamples(EXAMPLES).filter(isHeldOut);
export const ownQuestions = () => readExamples(QUESTIONS);

/** Asks the search page of the built site, with the model that has learned nothing of them. */
export async function askSite(questions: readonly Example[]): Promise<Asked[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-search-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const services = await createServices(config);
  const site = { ...services.site, searchModel: await trainedModel('training') };
  const renderQueue = { run: <Result>(_ip: string, render: () => Promise<Result>) => render() };
  const app = await createApp(config, { ...services, site, renderQueue });
  const asked: Asked[] = [];
  try {
    for (const question of questions) {
      const query = new URLSearchParams({ q: question.phrase });
      const { statusCode, body } = await app.inject(`${prefixOf(question.language)}/search?${query}`);
      if (statusCode !== 200) throw new Error(`"${question.phrase}" was answered with status ${statusCode}`);
      const answers = [...body.matchAll(/ data-answer="([^"]+)"/g)].map(([, need = '']) => need);
      asked.push({ ...question, answers, isAlarm: body.includes(' data-alarm=') });
    }
  } finally {
    await app.close();
    await services.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return asked;
}

const isRight = ({ need, answers }: Asked, most: number) =>
  need === UNRELATED ? answers.length === 0 : answers.slice(0, most).includes(need);

const share = (part: readonly unknown[], all: readonly unknown[]) => (100 * part.length) / (all.length || 1);

/** Shares in per cent; dangers are missed by number. */
export function measure(asked: readonly Asked[]) {
  const dangers = asked.filter(({ need }) => need === DANGER);
  const others = asked.filter(({ need }) => need !== DANGER);
  const unrelated = asked.filter(({ need }) => need === UNRELATED);
  const topThree = (each: Asked) => isRight(each, 3);
  return {
    questions: asked.length,
    first: share(
      asked.filter((each) => isRight(each, 1)),
      asked,
    ),
    topThree: share(asked.filter(topThree), asked),
    dangersMissed: dangers.filter(({ isAlarm, answers }) => !isAlarm && answers[0] !== DANGER).length,
    falseDangerCards: share(
      others.filter(({ answers }) => answers[0] === DANGER),
      others,
    ),
    falseAlarms: share(
      others.filter(({ isAlarm }) => isAlarm),
      others,
    ),
    unrelatedWithoutCard: share(unrelated.filter(topThree), unrelated),
  };
}

/** By language, as lines to read. */
function describe(asked: readonly Asked[]): string {
  const groups = Map.groupBy(asked, ({ language }) => language);
  const table = [...groups].map(([language, own]) => [language, measure(own)] as const);
  const heads = Object.keys(table[0]?.[1] ?? {});
  const rows = table.map(([language, figures]) => [
    language,
    ...Object.values(figures).map((figure) => (Number.isInteger(figure) ? figure : figure.toFixed(1))),
  ]);
  return [['', ...heads], ...rows]
    .map((cells) => cells.map((cell) => String(cell).padEnd(21)).join(''))
    .join('\n');
}

function describeErrors(asked: readonly Asked[]): string {
  const worst = [...Map.groupBy(asked, ({ need }) => need)]
    .filter(([, own]) => own.length >= LEAST_QUESTIONS)
    .map(([need, own]) => ({ need, first: measure(own).first, questions: own.length }))
    .sort((one, other) => one.first - other.first)
    .slice(0, MOST_NEEDS)
    .map(({ need, first, questions }) => `${first.toFixed(0).padStart(4)} % of ${questions}  ${need}`);
  const wrong = asked.filter((each) => !isRight(each, 1));
  const pairs = [...Map.groupBy(wrong, ({ need, answers }) => `${need} -> ${answers[0] ?? UNRELATED}`)]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_PAIRS)
    .map(([pair, own]) => `${String(own.length).padStart(4)}  ${pair}  "${own[0]?.phrase}"`);
  return ['Worst needs (first answer):', ...worst, 'Most confused (wanted -> first answer):', ...pairs].join(
    '\n',
  );
}

if (import.meta.main) {
  const [, , folder] = process.argv;
  const sets = { 'Held-out examples': heldOut(), Questions: ownQuestions() };
  for (const [name, questions] of Object.entries({
    ...sets,
    ...(folder && { [folder]: readExamples(folder) }),
  })) {
    const asked = await askSite(questions);
    console.log(`${name}\n${describe(asked)}\n\n${describeErrors(asked)}\n`);
  }
}
