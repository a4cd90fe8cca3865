import { splitText, toGsm } from '#domain/text/gsm-text.ts';

/** What a phone shows of a menu, and what each input leads to. */
export interface Step {
  /** Asked for only if it is shown, so that going past a step costs nothing and does nothing. */
  text: string | (() => Promise<string>);
  choices?: readonly Choice[];
  /** Takes what is typed instead; undefined, or a sentence that says why, when it cannot be used. */
  read?(typed: string): Step | string | undefined | Promise<Step | string | undefined>;
  /** Takes all that was typed since the session first asked for it: networks cut a text that contains `*` there. */
  readAll?(typed: string): Step;
  /** The session ends with it. */
  isEnd?: boolean;
}

interface Choice {
  label: string;
  open(): Step | Promise<Step>;
}

/** The words of every screen. */
export interface ScreenWords {
  back: string;
  start: string;
  more: string;
  notAChoice: string;
}

export type Screen = { text: string; isEnd: boolean };

/** What a network shows at once; `CON ` and `END ` are counted too. */
export const MOST_CHARACTERS = 182;
const ROOM = MOST_CHARACTERS - 'CON '.length;
/** Nobody types more before the network ends the session; a longer one was made by a program. */
const MOST_INPUTS = 100;
const LONGEST_TEXT = 2000;
/** 9 is for more. */
const MOST_CHOICES = 8;
const BACK = '0';
const START = '00';
const MORE = '9';

interface Place {
  step: Step;
  page: number;
  words: ScreenWords;
  /** The choice of a language, which nothing leads back from. */
  isFirst: boolean;
  /** What was wrong with the last input, before the text. */
  notice?: string | undefined;
}

/**
 * The screen after these inputs, by walking from the first step: the text of a session is all of its state. `wordsOf`
 * gives the words of a step that begins another language. Undefined when the session is too long.
 */
export async function walkUssd(
  text: string,
  first: { step: Step; words: ScreenWords },
  wordsOf: (step: Step) => ScreenWords | undefined,
): Promise<Screen | undefined> {
  if (text.length > LONGEST_TEXT) return undefined;
  const inputs = text === '' ? [] : text.split('*').map((input) => input.replace(/^ +| +$/g, ''));
  if (inputs.length > MOST_INPUTS) return undefined;
  let here: Place = { ...first, page: 0, isFirst: true };
  const before: Place[] = [];
  let from: number | undefined;
  for (const [at, input] of inputs.entries()) {
    here = { ...here, notice: undefined };
    if (here.step.readAll) from ??= at;
    if (input === START) here = before.splice(1)[0] ?? here;
    else if (input === BACK) here = before.pop() ?? here;
    else {
      const next = await follow(here, input, inputs.slice(from, at + 1).join('*'));
      if (typeof next === 'object') {
        // What was said of the beginning of a text does not hold for the whole, so nothing leads back to it.
        if (here.step.readAll && next.step !== here.step)
          while (before[before.length - 1]?.step === here.step) before.pop();
        else before.push(here);
        here = { ...next, words: wordsOf(next.step) ?? here.words, isFirst: false };
      } else here = { ...here, notice: next ?? here.words.notAChoice };
    }
  }
  return show(here);
}

/** Where an input leads; a sentence or nothing when it cannot be used. */
async function follow({ step, page, ...place }: Place, input: string, all: string) {
  if (step.isEnd) return undefined;
  if (step.read) {
    const read = input === '' ? undefined : await step.read(input);
    return typeof read === 'object' ? { step: read, page: 0 } : read;
  }
  const whole = step.readAll && { step: step.readAll(all), page: 0 };
  if (input !== MORE && !(/^[1-8]$/.test(input) && step.choices)) return whole;
  const pages = await pagesOf(step, place);
  if (input === MORE) return page + 1 < pages.length ? { step, page: page + 1 } : whole;
  const choice = pages[page]?.choices[Number(input) - 1];
  return choice && { step: await choice.open(), page: 0 };
}

async function show(place: Place): Promise<Screen> {
  const { step, page, notice } = place;
  const pages = await pagesOf(step, place);
  const { text, choices } = pages[page] ?? { text: '', choices: [] };
  const foot = step.isEnd ? '' : footOf(place, page < pages.length - 1);
  const lines = choices.map(({ label }, index) => `${index + 1} ${label}`);
  // The pages stay as they were: where a notice has no room, it stands in place of the text, which was read before.
  const ways = [...(notice && !step.isEnd ? [[toGsm(notice), text], [toGsm(notice)]] : []), [text]].map(
    (said) => `${[...said, ...lines].filter(Boolean).join('\n')}${foot}`,
  );
  return {
    text: ways.find((way) => way.length <= ROOM) ?? ways[ways.length - 1] ?? '',
    isEnd: step.isEnd ?? false,
  };
}

function footOf({ words, isFirst }: Pick<Place, 'words' | 'isFirst'>, hasMore: boolean): string {
  const ways = [...(hasMore ? [words.more] : []), ...(isFirst ? [] : [words.back, words.start])];
  return ways.length > 0 ? `\n${toGsm(ways.join(', '))}` : '';
}

/** What has been asked for once is not asked for again while its pages are turned. */
const asked = new WeakMap<Step, Promise<string>>();

async function textOf(step: Step): Promise<string> {
  if (typeof step.text === 'string') return step.text;
  const known = asked.get(step) ?? step.text();
  asked.set(step, known);
  return known;
}

interface Page {
  text: string;
  choices: Choice[];
}

/** A step as screens: its text, then its choices, numbered anew on each of them. */
async function pagesOf(step: Step, place: Pick<Place, 'words' | 'isFirst'>): Promise<Page[]> {
  const text = toGsm(await textOf(step)).trim();
  if (step.isEnd) return [{ text: splitText(text, ROOM)[0] ?? '', choices: [] }];
  const choices = (step.choices ?? []).map(({ label, open }) => ({ label: toGsm(label).trim(), open }));
  const whole = { text, choices };
  if (choices.length <= MOST_CHOICES && lengthOf(whole) <= ROOM - footOf(place, false).length) return [whole];
  const room = ROOM - footOf(place, true).length;
  const pages: Page[] = splitText(text, room, true).map((part) => ({ text: part, choices: [] }));
  for (const choice of choices) {
    const cut = { ...choice, label: choice.label.slice(0, room - NUMBER_LENGTH) };
    const last = pages[pages.length - 1] as Page;
    const more = { ...last, choices: [...last.choices, cut] };
    if (more.choices.length > MOST_CHOICES || lengthOf(more) > room) pages.push({ text: '', choices: [cut] });
    else pages[pages.length - 1] = more;
  }
  return pages;
}

/** `1 ` and the end of a line. */
const NUMBER_LENGTH = 3;

function lengthOf({ text, choices }: Page): number {
  return text.length + choices.reduce((sum, { label }) => sum + label.length + NUMBER_LENGTH, 0);
}
