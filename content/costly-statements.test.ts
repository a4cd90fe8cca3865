import { expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { planFacts } from '#domain/plans/plan-facts.ts';
import type * as Complaint from '#words/complaint-page.ts';
import type * as Dates from '#words/cover-dates.ts';
import type * as Covered from '#words/covered.ts';
import type * as Faq from '#words/faq.ts';
import type * as Comparison from '#words/plan-comparison.ts';
import type * as Plans from '#words/plans.ts';
import type * as Waiting from '#words/waiting.ts';

type Content = typeof Complaint &
  typeof Covered &
  typeof Dates &
  typeof Faq &
  typeof Comparison &
  typeof Plans &
  typeof Waiting;

interface Substance {
  /** The waits for surgery and for delivery. */
  waits: [surgery: string, delivery: string];
  /** The plan pays for the delivery, and what the months count. */
  delivery: (wait: string) => string;
  notOnDayOfPayment: RegExp;
  planned: RegExp;
  noEmergency: RegExp;
  /** What a visitor needs to see a complaint: the reference, and one of the two others. */
  toCheck: RegExp;
  notYetOver: (wait: string) => string;
}

const substance: Record<string, Substance> = {
  en: {
    waits: ['four months', 'five months'],
    delivery: (wait) => `delivery covered after ${wait} of enrolment`,
    notOnDayOfPayment: /You are not covered from the day you pay/,
    planned: /planned/i,
    noEmergency: /not (?:an|for an) emergency/,
    toCheck: /need .*reference, plus .*e-mail address or .*last four digits of the phone number/,
    notYetOver: (wait) => `${wait} is not over by then`,
  },
  yo: {
    waits: ['oṣù mẹ́rin', 'oṣù márùn-ún'],
    delivery: (wait) => `ètò máa sanwó ìbímọ lẹ́yìn ${wait} tí ẹ forúkọ sílẹ̀`,
    notOnDayOfPayment: /Ètò kì í sanwó ìtọ́jú yín láti ọjọ́ tí ẹ sanwó/,
    planned: /tí a ṣètò sílẹ̀/,
    noEmergency: /tí kì í ṣe pàjáwìrì/,
    toCheck: /nílò nọ́ḿbà ìtọ́kasí .*pẹ̀lú àdírẹ́sì ímeèlì tàbí nọ́ḿbà mẹ́rin tó kẹ́yìn/,
    notYetOver: (wait) => `Kò ní tíì pé ${wait} nígbà náà: ètò kò ní sanwó ìbímọ náà`,
  },
  pcm: {
    waits: ['four months', 'five months'],
    delivery: (wait) => `plan go cover delivery afta you don dey di scheme for ${wait}`,
    notOnDayOfPayment: /Plan no dey cover you from di day wey you pay/,
    planned: /planned/i,
    noEmergency: /no be emergency/,
    toCheck: /need di reference number, plus .*email address or .*last four digits for di phone number/,
    notYetOver: (wait) => `${wait} no go don complete by dat time: plan no go cover di delivery`,
  },
};

test.each(['en', ...translations])(
  'statements in %s that can cost money or care say all of it',
  async (code) => {
    const names = ['complaint-page', 'cover-dates', 'covered', 'faq', 'plan-comparison', 'plans', 'waiting'];
    const modules = names.map((name) => import(/* @vite-ignore */ `./${code}/${name}.ts`));
    const content: Content = Object.assign({}, ...(await Promise.all(modules)));
    const says = substance[code];
    if (!says) throw new Error(`Add the statements in ${code}`);
    const { waits } = content;
    expect([waits.surgery, waits.delivery]).toEqual(says.waits);
    const textOf = (id: string) =>
      content.faqGroups
        .flatMap(({ questions }) => questions)
        .filter((question) => question.id === id)
        .flatMap(({ answer }) => answer)
        .join(' ');

    // The cards of /plan and the plans' documents.
    expect(planFacts(content.standardJaara, content.cardWords).join()).toContain(
      says.delivery(waits.delivery),
    );

    expect(textOf('when-cover-starts')).toMatch(says.notOnDayOfPayment);

    // Every sentence that names the wait for surgery; the rules also go out by phone and as documents.
    const ofSurgery = [
      ...Object.values(content.coverRules).flatMap(({ rules }) => rules.map(({ text }) => text)),
      ...content.benefitNotes.map(({ text }) => text),
      ...content.coveredGroups.flatMap(({ questions }) =>
        questions.flatMap(({ answers }) => Object.values(answers).map(({ text = '' }) => text)),
      ),
      textOf('hospital-asks-for-money'),
      textOf('waiting-periods'),
    ]
      .flatMap((text) => text.split(/(?<=\.) /))
      .filter((sentence) => sentence.includes(waits.surgery));
    expect(ofSurgery.length).toBeGreaterThan(9);
    for (const sentence of ofSurgery) {
      expect(sentence).toMatch(says.planned);
      expect(sentence).toMatch(says.noEmergency);
    }

    const { complaintPage, complaintSentPage, complaintStatusPage, coverDatesPage } = content;
    for (const text of [
      complaintPage.lead,
      complaintSentPage.keep,
      complaintStatusPage.lead,
      textOf('complaining'),
    ])
      expect(text).toMatch(says.toCheck);

    expect(coverDatesPage.birth.tooEarly).toContain(says.notYetOver(waits.delivery));
  },
);
