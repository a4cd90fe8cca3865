import { translations } from '#content/languages.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import type { Household } from '#domain/plans/household-cost.ts';
import { brand } from '#facts/site.ts';
import { contentIn, ENGLISH } from '../../languages.ts';
import { type PhoneService, readHousehold } from './phone-service.ts';
import type { ScreenWords, Step } from './walk-ussd.ts';

interface Caller {
  phone: PhoneService;
  number: string;
  session: string;
}

/** A caller who has chosen a language. */
interface Visitor extends Caller {
  code: string;
  words: ReturnType<typeof wordsIn>;
  answers(): ReturnType<PhoneService['answersIn']>;
}

/** The households that most people ask for, in the order of the menu. */
const HOUSEHOLDS = {
  one: { adults: 1, children: 0, seniors: 0 },
  couple: { adults: 2, children: 0, seniors: 0 },
  family4: { adults: 2, children: 2, seniors: 0 },
  family6: { adults: 2, children: 4, seniors: 0 },
  senior: { adults: 0, children: 0, seniors: 1 },
} satisfies Record<string, Household>;

/** More results would need more screens than callers read. */
const MOST_PLACES = 20;
/** Typed instead of a date. */
const TODAY = '1';
const CODES = [ENGLISH, ...translations];

const wordsIn = (code: string) => contentIn(code, 'phone').phoneWords;

/** The menu of one caller, which begins with the choice of a language; `wordsOf` gives the words of that language from there on. */
export function createUssdMenu(caller: Caller) {
  const own = new Map<Step, ScreenWords>();
  const first: Step = {
    text: `${brand.scheme} (${brand.name})`,
    choices: CODES.map((code) => ({
      label: contentIn(code, 'language').language.name,
      open: () => {
        const step = homeOf(caller, code);
        own.set(step, wordsIn(code));
        return step;
      },
    })),
  };
  return {
    first: { step: first, words: wordsIn(ENGLISH) },
    wordsOf: (step: Step) => own.get(step),
  };
}

/** The language that a session has chosen by its first input; English before. */
export function languageOf(text: string): string {
  return CODES[Number(text.split('*', 1)[0]) - 1] ?? ENGLISH;
}

function homeOf(caller: Caller, code: string): Step {
  const words = wordsIn(code);
  const visitor: Visitor = { ...caller, code, words, answers: () => caller.phone.answersIn(code) };
  const steps: Record<keyof typeof words.choices, (visitor: Visitor) => Step | Promise<Step>> = {
    places: askPlace,
    price: askHousehold,
    covered: ({ answers }) => ({
      text: words.covered.ask,
      read: (typed) => ({ text: async () => (await answers()).covered(typed) }),
    }),
    dates: askPlan,
    complaint: askReference,
    emergency: () => ({ text: words.emergency }),
    callBack: askCallBack,
    check: (visitor) => checkStep(visitor, words.check.ask),
  };
  const names = Object.keys(words.choices) as (keyof typeof words.choices)[];
  return {
    text: words.home,
    choices: names.map((name) => ({ label: words.choices[name], open: () => steps[name](visitor) })),
  };
}

function checkStep(visitor: Visitor, text: Step['text']): Step {
  return {
    text,
    readAll: (typed) => checkStep(visitor, async () => (await visitor.answers()).check(typed)),
  };
}

function askPlace({ words, answers }: Visitor): Step {
  return {
    text: words.places.ask,
    async read(typed) {
      const { verdict, places } = (await answers()).findPlaces(typed, MOST_PLACES);
      const choices = places.map(({ label, name, cover, where, phone }) => ({
        label,
        open: () => ({ text: [`${name}: ${cover}.`, where, phone].filter(Boolean).join('\n') }),
      }));
      return { text: verdict, choices };
    },
  };
}

function askHousehold({ words, answers }: Visitor): Step {
  const { ask, households, others, askOthers, bad } = words.price;
  const quote = (household: Household): Step => ({ text: async () => (await answers()).quote(household) });
  const read = (typed: string) => {
    const household = readHousehold(typed);
    return household ? quote(household) : bad;
  };
  const names = Object.keys(HOUSEHOLDS) as (keyof typeof HOUSEHOLDS)[];
  return {
    text: ask,
    choices: [
      ...names.map((name) => ({ label: households[name], open: () => quote(HOUSEHOLDS[name]) })),
      { label: others, open: () => ({ text: askOthers, read }) },
    ],
  };
}

async function askPlan({ words, answers }: Visitor): Promise<Step> {
  const { ask, askDay, bad } = words.dates;
  const { plans, coverDates } = await answers();
  const choices = plans.map(({ id, name }) => {
    const read = (typed: string) => {
      const text = coverDates(id, typed === TODAY ? '' : typed);
      return text === undefined ? bad : { text };
    };
    return { label: name, open: () => ({ text: askDay, read }) };
  });
  return { text: ask, choices };
}

function askReference({ words, phone, number, code }: Visitor): Step {
  const { ask, bad, askDigits, badDigits } = words.complaint;
  return {
    text: ask,
    read(typed) {
      const reference = readReference(typed);
      if (!reference) return bad;
      const read = (contact: string) =>
        /^\d{4}$/.test(contact)
          ? { text: () => phone.complaintStatus(code, { reference, contact }, number) }
          : badDigits;
      return { text: askDigits, read };
    },
  };
}

function askCallBack({ words, phone, number, session, code }: Visitor): Step {
  const text = () => phone.callBack(code, { number, key: `ussd:${session}`, way: 'USSD' });
  const choice = { label: words.callBack.yes, open: () => ({ isEnd: true, text }) };
  return { text: words.callBack.ask(number), choices: [choice] };
}
