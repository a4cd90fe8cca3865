import { translations } from '#content/languages.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import type { Household } from '#domain/plans/household-cost.ts';
import { brand } from '#facts/site.ts';
import { contentIn, ENGLISH } from '../../languages.ts';
import type { PhoneService } from './phone-service.ts';
import type { ScreenWords, Step } from './walk-ussd.ts';

interface Caller {
  phone: PhoneService;
  number: string;
  session: string;
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
  const { home, choices } = wordsIn(code);
  const steps: Record<keyof typeof choices, (caller: Caller, code: string) => Step | Promise<Step>> = {
    places: askPlace,
    price: askHousehold,
    covered: askBenefit,
    dates: askPlan,
    complaint: askReference,
    emergency: () => ({ text: wordsIn(code).emergency }),
    callBack: askCallBack,
    check: ({ phone }, code) => checkStep(phone, code, wordsIn(code).check.ask),
  };
  const names = Object.keys(choices) as (keyof typeof choices)[];
  return {
    text: home,
    choices: names.map((name) => ({ label: choices[name], open: () => steps[name](caller, code) })),
  };
}

function checkStep(phone: PhoneService, code: string, text: Step['text']): Step {
  return { text, readAll: (typed) => checkStep(phone, code, () => phone.check(code, typed)) };
}

function askPlace({ phone }: Caller, code: string): Step {
  return {
    text: wordsIn(code).places.ask,
    async read(typed) {
      const { verdict, places } = await phone.findPlaces(code, typed, MOST_PLACES);
      return {
        text: verdict,
        choices: places.map((place) => ({
          label: place.label,
          open: () => ({
            text: [`${place.name}: ${place.cover}.`, place.where, place.phone].filter(Boolean).join('\n'),
          }),
        })),
      };
    },
  };
}

function askHousehold({ phone }: Caller, code: string): Step {
  const { ask, households, others, askOthers, bad } = wordsIn(code).price;
  const quote = (household: Household): Step => ({ text: () => phone.quote(code, household) });
  const names = Object.keys(HOUSEHOLDS) as (keyof typeof HOUSEHOLDS)[];
  return {
    text: ask,
    choices: [
      ...names.map((name) => ({ label: households[name], open: () => quote(HOUSEHOLDS[name]) })),
      {
        label: others,
        open: () => ({
          text: askOthers,
          read: (typed) => {
            const household = phone.readHousehold(typed);
            return household ? quote(household) : bad;
          },
        }),
      },
    ],
  };
}

function askBenefit({ phone }: Caller, code: string): Step {
  return {
    text: wordsIn(code).covered.ask,
    read: (typed) => ({ text: () => phone.covered(code, typed) }),
  };
}

async function askPlan({ phone }: Caller, code: string): Promise<Step> {
  const { ask, askDay, bad } = wordsIn(code).dates;
  return {
    text: ask,
    choices: (await phone.plans(code)).map(({ id, name }) => ({
      label: name,
      open: () => ({
        text: askDay,
        async read(typed) {
          const dates = await phone.coverDates(code, id, typed === TODAY ? '' : typed);
          return dates === undefined ? bad : { text: dates };
        },
      }),
    })),
  };
}

function askReference({ phone, number }: Caller, code: string): Step {
  const { ask, bad, askDigits, badDigits } = wordsIn(code).complaint;
  return {
    text: ask,
    read: (typed) => {
      const reference = readReference(typed);
      if (!reference) return bad;
      return {
        text: askDigits,
        read: (digits) =>
          /^\d{4}$/.test(digits)
            ? { text: () => phone.complaintStatus(code, { reference, contact: digits }, number) }
            : badDigits,
      };
    },
  };
}

function askCallBack({ phone, number, session }: Caller, code: string): Step {
  const { ask, yes } = wordsIn(code).callBack;
  return {
    text: ask(number),
    choices: [
      {
        label: yes,
        open: () => ({
          isEnd: true,
          text: () => phone.callBack(code, { number, key: `ussd:${session}`, way: 'USSD' }),
        }),
      },
    ],
  };
}
