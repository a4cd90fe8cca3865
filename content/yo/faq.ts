import {
  plusDependants,
  plusHalfYearly,
  plusIsCheaperAtOnce,
  plusPrices,
  seniorsPrices,
  standardDependants,
  standardHalfYearly,
  standardPrices,
  standardQuarterly,
} from '../amounts.ts';
import * as english from '../en/faq.ts';
import { email, office, socialLinks, twitter } from '../facts/addresses.ts';
import * as facts from '../facts/faq.ts';
import { contactLink } from '../facts/links.ts';
import type { FaqGroup } from '../schema/pages.ts';
import { withWords } from '../with-words.ts';
import { neededToCheck } from './complaint-page.ts';
import { fromAbroad } from './from-abroad.ts';
import { enrolment } from './plan-page.ts';
import { coverStart, planFactsDate, planSources, telemedicine } from './plans.ts';
import { brand, phoneLines, when, whereFrom } from './site.ts';
import { askUs } from './support.ts';
import { screeningYears, seniorsScreening, waits } from './waiting.ts';

const bases = {
  order:
    'Àkópọ̀ tí KPMG ṣe fún Àṣẹ ìjọba ìpínlẹ̀ (Executive Order) ti Oṣù Keje (July) 2024 àti Òfin NHIA ti 2022.',
  published: `Àwọn irú ètò tí a tẹ̀ jáde, bí wọ́n ṣe rí ní ${planFactsDate.text}.`,
  standardJaara: 'Ìwé Standard Jaara ti Oṣù Kẹwàá (October) 2025.',
  waiting: `${planSources.waiting}.`,
  regulation: 'Ojú òpó Ìṣàkóso LSHS, bí a ṣe kà á ní ọjọ́ 15, Oṣù Kọkànlá (November) 2026.',
  act: 'Àkópọ̀ tí KPMG ṣe fún Òfin NHIA ti 2022.',
};

const onBoth = (age: keyof typeof plusDependants) =>
  standardDependants[age] === plusDependants[age]
    ? `${plusDependants[age]} lọ́dún nínú irú ètò méjèèjì`
    : `${standardDependants[age]} lọ́dún nínú Standard Jaara àti ${plusDependants[age]} nínú Jaara Plus`;

const enrolling: FaqGroup = {
  id: facts.enrolling.id,
  title: 'Ìforúkọsílẹ̀',
  questions: withWords(facts.enrolling.questions, {
    'who-must-enrol': {
      question: 'Ta ló gbọ́dọ̀ forúkọ sílẹ̀?',
      answer: [
        'Gbogbo ẹni tó ń gbé ní Ìpínlẹ̀ Èkó: àwọn tó ń ṣiṣẹ́ ní ọ́fíìsì, ní ọjà àti ní ibi iṣẹ́ ọwọ́, àwọn tó ń ṣiṣẹ́ ara wọn, àwọn tí kò ní iṣẹ́, àti àwọn àgbà. Adójútòfò ìlera (health insurance) ti di dandan fún gbogbo olùgbé láti ìgbà tí àṣẹ ìjọba ìpínlẹ̀ (Executive Order) ti Oṣù Keje (July) 2024 ti jáde.',
        'Láti oṣù mẹ́ta àkọ́kọ́ ọdún 2026 ni ìjọba ti ń mú kí àwọn èèyàn pa òfin yìí mọ́ ní ìpele-ìpele; àwọn ilé iṣẹ́ ìjọba ló kọ́kọ́ kàn.',
      ],
      basis: bases.order,
      alsoFoundBy: 'mandatory compulsory obligatory law register enrol join òfin dandan ọ̀ranyàn',
    },
    'how-to-enrol': {
      question: 'Báwo ni mo ṣe lè forúkọ sílẹ̀?',
      answer: [...enrolment.steps, enrolment.places],
      links: withWords(facts.enrolling.questions['how-to-enrol'].links, {
        prepare: { label: 'Ìmúrasílẹ̀ fún ìforúkọsílẹ̀ mi' },
        register: { label: 'Ẹ forúkọ sílẹ̀ lórí ayélujára' },
        whereToEnrol: { label: 'Ibi tí ẹ lè lọ láti forúkọ sílẹ̀' },
        marketingAgents: { label: 'Àwọn ilé iṣẹ́ tó lè forúkọ yín sílẹ̀' },
      }),
      basis: `${bases.published} ${bases.waiting}`,
      alsoFoundBy: 'enrol register registration join sign up steps office ìgbésẹ̀ dara pọ̀ wọlé',
    },
    'where-to-enrol': {
      question: 'Níbo ni mo lè lọ láti forúkọ sílẹ̀ fúnra mi?',
      answer: [
        'Ní olú ọ́fíìsì ní Alausa, kíósìkì tó wà ní Secretariat, ọ́fíìsì ẹ̀ka Ìkòròdú, Àgbádárìgì (Badagry), Erékùṣù Èkó (Lagos Island), Ẹ̀pẹ́ àti Ìkẹjà, àti àgọ́ VBooth ní ọjà márùn-ún.',
        `Ọ́fíìsì lè kúrò níbi tó wà: ẹ pe ${phoneLines.tollFree.inFull} kí ẹ tó lọ, a máa fìdí àdírẹ́sì rẹ̀ múlẹ̀ fún yín.`,
      ],
      links: withWords(facts.enrolling.questions['where-to-enrol'].links, {
        whereToEnrol: { label: 'Gbogbo àwọn ibi náà, pẹ̀lú ọ̀nà débẹ̀' },
      }),
      basis:
        'Ìkéde wa fún gbogbo èèyàn, tó jáde kí Oṣù Kẹta (March) 2026 tó parí (Alausa). Ojú òpó Ilera Eko, Oṣù Keje (July) 2024 (àwọn ọ́fíìsì ẹ̀ka). Àkójọ àǹfààní Jaara Plus, tí kò ní ọjọ́ (àgọ́ VBooth).',
      alsoFoundBy:
        'enrol office address location near me kiosk centre branch register walk in ibo ọ́fíìsì àdírẹ́sì nítòsí mi booth ọjà',
    },
    'what-to-bring': {
      question: 'Kí ni mo gbọ́dọ̀ mú lọ?',
      answer: [
        'Káàdì LASRRA yín, tàbí ẹ̀rí mìíràn pé ẹ ń gbé ní Èkó. Òfin béèrè nọ́ḿbà ìforúkọsílẹ̀ olùgbé (LASRRA), nítorí náà bí ẹ kò bá ní káàdì, ẹ kọ́kọ́ béèrè irú ẹ̀rí tí wọ́n ń gbà.',
        `Kí ẹ tó kúrò nílé, ẹ pe ${phoneLines.tollFree.inFull} láti béèrè bóyá ẹ nílò ìwé mìíràn.`,
      ],
      links: withWords(facts.enrolling.questions['what-to-bring'].links, {
        prepare: { label: 'Ìmúrasílẹ̀ fún ìforúkọsílẹ̀ mi' },
      }),
      basis:
        'Àwọn ìbéèrè àti ìdáhùn wa àtijọ́, tí kò ní ọjọ́. Àkópọ̀ tí KPMG ṣe fún Àṣẹ ìjọba ìpínlẹ̀ (Executive Order) ti Oṣù Keje (July) 2024.',
      alsoFoundBy:
        'bring documents papers id identity requirements passport photograph mú wá ìwé fọ́tò ìdánimọ̀ káàdì',
    },
    lasrra: {
      question: 'Kí ni LASRRA, báwo ni mo sì ṣe lè gba nọ́ḿbà rẹ̀?',
      answer: [
        'LASRRA ló ń forúkọ àwọn olùgbé Ìpínlẹ̀ Èkó sílẹ̀. Òfin béèrè nọ́ḿbà rẹ̀ (abala 35(1)), nítorí náà ẹ gbà á kí ẹ tó forúkọ sílẹ̀ fún ètò.',
        `Ní nǹkan bí ọdún 2024, àwọn ibi ìforúkọsílẹ̀ LASRRA wà fún ìdánwò, fún àwọn tó ń forúkọ sílẹ̀ ní Erékùṣù Èkó (Lagos Island), Igando-Ikotun, Ìkòròdú, Agége àti Àgbádárìgì (Badagry). Láti mọ̀ bóyá ọ̀kan nínú wọn ṣí sílẹ̀ lónìí, ${askUs.tollFree}.`,
      ],
      basis:
        'Àkópọ̀ tí KPMG ṣe fún òfin náà ní 2024 (abala 35(1)). Ìròyìn nǹkan bí ọdún 2024 (àwọn ibi ìforúkọsílẹ̀ LASRRA).',
      alsoFoundBy:
        'lasra lassra resident card registration agency proof of residence káàdì olùgbé ẹ̀rí ibùgbé nọ́ḿbà',
    },
    nin: {
      question: 'Ṣé mo nílò NIN?',
      answer: [
        `Ẹ nílò nọ́ḿbà LASRRA. Kí ẹ tó kúrò nílé, láti mọ̀ bóyá ẹ tún nílò nọ́ḿbà ìdánimọ̀ orílẹ̀-èdè (NIN) tàbí fọ́tò, ${askUs.tollFree}.`,
      ],
      links: withWords(facts.enrolling.questions.nin.links, {
        faqLasrra: { label: 'Nọ́ḿbà LASRRA' },
      }),
      alsoFoundBy: 'national identity identification number nimc bvn passport photo ìdánimọ̀ fọ́tò',
    },
    'enrolment-fee': {
      question: 'Ṣé mo máa san owó kankan fún ìforúkọsílẹ̀?',
      answer: [
        'Rárá. Owó adójútòfò (premium) irú ètò yín nìkan ni ẹ máa san. Ẹnikẹ́ni kò gbọdọ̀ gba owó iṣẹ́ fún ìforúkọsílẹ̀.',
        'Bí ẹnì kan bá béèrè rẹ̀ lọ́wọ́ yín, ẹ má san án, kí ẹ sì sọ fún wa.',
      ],
      links: withWords(facts.enrolling.questions['enrolment-fee'].links, {
        faqReportFraud: { label: 'Ẹ fi tó wa létí' },
      }),
      basis: 'Ìròyìn Oṣù Kẹsàn-án (September) 2022.',
      alsoFoundBy: 'charge enrolment registration fee money free cost ọ̀fẹ́ èló',
    },
    'public-servants': {
      question: 'Òṣìṣẹ́ ìjọba ìpínlẹ̀ ni mí. Èló ni mo máa san?',
      answer: [
        'Ìjọba ìpínlẹ̀ ń san 75% owó adójútòfò (premium) òṣìṣẹ́ ìjọba. 25% tó kù ni ẹ̀yin máa san.',
        'Olú ọ́fíìsì tàbí kíósìkì tó wà lẹ́gbẹ̀ẹ́ Adeyemi Bero Hall ní Secretariat nìkan ni òṣìṣẹ́ ìjọba ti lè forúkọ sílẹ̀. Ẹ ṣọ́ra fún líǹkì tó ń darí yín sí ibòmíràn. Bí òṣìṣẹ́ kò bá ní ẹ̀rí pé ó wà nínú ètò, owó oṣù rẹ̀ wà nínú ewu.',
      ],
      links: withWords(facts.enrolling.questions['public-servants'].links, {
        whereToEnrol: { label: 'Ọ̀nà débẹ̀' },
      }),
      basis:
        'Ìkéde wa fún gbogbo èèyàn, tó jáde kí Oṣù Kẹta (March) 2026 tó parí, àti Ilé iṣẹ́ Ìjọba Àpapọ̀ fún Ètò Ìròyìn, 2026. Ìròyìn ìpàdé àwọn oníròyìn, tí kò ní ọjọ́ (75% àti 25%).',
      alsoFoundBy:
        'public civil servant government worker salary deduction teacher olùkọ́ owó oṣù tíṣà iṣẹ́ ìjọba',
    },
    employers: {
      question: 'Mo gba èèyàn síṣẹ́. Kí ni mo gbọ́dọ̀ ṣe?',
      answer: [
        `Ẹ forúkọ ilé iṣẹ́ yín sílẹ̀ lọ́dọ̀ ${brand.name}, ẹ gba nọ́ḿbà ìdánimọ̀ ilé iṣẹ́ (CIN), lẹ́yìn náà ẹ ra ètò fún àwọn òṣìṣẹ́ yín: irú ètò ${brand.name}, tàbí ti ilé iṣẹ́ adójútòfò tí a fọwọ́ sí. Òfin ìjọba àpapọ̀ kan àwọn agbanisíṣẹ́ tó ní èèyàn márùn-ún tàbí jù bẹ́ẹ̀ lọ.`,
        `Iye owó CIN: ${askUs.askLine}.`,
      ],
      links: withWords(facts.enrolling.questions.employers.links, {
        employers: { label: 'Agbanisíṣẹ́: òfin àti ìgbésẹ̀' },
        prepare: { label: 'Ìmúrasílẹ̀ fún àwọn òṣìṣẹ́ yín' },
      }),
      basis: `${bases.act} ${bases.regulation}`,
      alsoFoundBy:
        'employer company corporate organisation business group tender certificate hmo sme ọ̀gá ilé iṣẹ́ òwò staff',
    },
    staff: {
      question: 'Òṣìṣẹ́ ni mí. Ṣé ilé iṣẹ́ mi máa forúkọ mi sílẹ̀?',
      answer: [
        'Ẹ kọ́kọ́ béèrè lọ́wọ́ agbanisíṣẹ́ yín: bí ó bá ní èèyàn márùn-ún tàbí jù bẹ́ẹ̀ lọ, òfin ìjọba àpapọ̀ kàn án, ó sì lè yan irú ètò fún àwọn òṣìṣẹ́ rẹ̀. Agbanisíṣẹ́ yín máa sọ fún yín ẹni tó máa san apá wo nínú owó adójútòfò (premium) yín.',
        'Ó jẹ́ dandan fún ẹ̀yin náà láti ní adójútòfò. Bí ilé iṣẹ́ yín kò bá ṣe nǹkan kan, ẹ forúkọ ara yín sílẹ̀.',
      ],
      links: withWords(facts.enrolling.questions.staff.links, {
        howToEnrol: { label: 'Bí ẹ ṣe lè forúkọ sílẹ̀' },
      }),
      basis: bases.act,
      alsoFoundBy: 'staff employee worker salary boss job office private ọ̀gá owó oṣù ibi iṣẹ́ refuses',
    },
    'small-business': {
      question: 'Àwọn tó wà nínú òwò mi kò tó èèyàn márùn-ún. Ṣé a gbọ́dọ̀ forúkọ sílẹ̀?',
      answer: [
        'Bẹ́ẹ̀ ni, gẹ́gẹ́ bí olùgbé. Àwọn agbanisíṣẹ́ ni òfin èèyàn márùn-ún wà fún; àṣẹ ìjọba ìpínlẹ̀ kan gbogbo èèyàn, títí kan àwọn tó ń ṣiṣẹ́ ara wọn. Ẹnì kọ̀ọ̀kan yín lè dá forúkọ sílẹ̀, tàbí pẹ̀lú ìdílé rẹ̀, tàbí gẹ́gẹ́ bí ẹgbẹ́.',
      ],
      links: withWords(facts.enrolling.questions['small-business'].links, {
        employers: { label: 'Agbanisíṣẹ́: òfin àti ìgbésẹ̀' },
      }),
      basis: bases.order,
      alsoFoundBy:
        'sme small business shop trader artisan self-employed freelancer apprentice ṣọ́ọ̀bù oníṣòwò oníṣẹ́ ọwọ́ ọmọṣẹ́ kékeré',
    },
    'join-network': {
      question: 'Mò ń darí ilé ìwòsàn tàbí ilé ìtajà oògùn. Báwo la ṣe lè dara pọ̀?',
      answer: [
        `Ẹ kọ́kọ́ gba ìfọwọ́sí HEFAMAA, lẹ́yìn náà ẹ sọ fún wa: a máa ń ṣe àyẹ̀wò ilé ìtọ́jú kí a tó gbà á mọ́ àwọn tó ń bá wa ṣiṣẹ́. Fún fọ́ọ̀mù, iye owó àti àkókò tó máa gbà, ${askUs.askLine}.`,
      ],
      links: withWords(facts.enrolling.questions['join-network'].links, {
        joinNetwork: { label: 'Dídara pọ̀: ìwé àti ìgbésẹ̀' },
      }),
      basis: bases.regulation,
      alsoFoundBy:
        'provider clinic doctor hefamaa accreditation empanel onboarding facility become join hospital pharmacy dókítà olùpèsè ìtọ́jú',
    },
    'cannot-pay': {
      question: 'Kí ni mo lè ṣe bí mi ò bá lè sanwó?',
      answer: [
        'EKOSHA (Eko Social Health Alliance) ń kó owó jọ láti sanwó ètò fún àwọn olùgbé tó kù díẹ̀ káàtó fún.',
        `Ẹ pe ${phoneLines.askLine.inFull} láti béèrè bóyá ẹ̀yin, tàbí ẹnì kan tí ẹ mọ̀, lè wà nínú ètò.`,
      ],
      links: withWords(facts.enrolling.questions['cannot-pay'].links, {
        ekosha: { label: 'Ẹ ka púpọ̀ sí i nípa EKOSHA' },
        prepare: { label: 'Ẹ múra ohun tí a máa béèrè sílẹ̀' },
      }),
      alsoFoundBy:
        'poor vulnerable free help sponsor donate cannot pay tálákà aláìní ọ̀fẹ́ ìrànlọ́wọ́ mi ò ní owó',
    },
    'who-may-enrol-me': {
      question: 'Ta ló lè forúkọ mi sílẹ̀?',
      answer: [
        `${brand.name} fúnra rẹ̀, lórí ayélujára àti ní àwọn ọ́fíìsì rẹ̀, àti àwọn aṣojú ìtajà tó wà nínú àkójọ wa. Bí ẹnì kan tàbí ilé iṣẹ́ kan kò bá sí nínú àkójọ náà, ẹ pè wá kí ẹ tó fún wọn ní àlàyé nípa ara yín.`,
      ],
      links: withWords(facts.enrolling.questions['who-may-enrol-me'].links, {
        marketingAgents: { label: 'Àwọn aṣojú ìtajà' },
      }),
      alsoFoundBy: 'agent broker hmo salesman marketing aṣojú àjẹ́ǹtì',
    },
  }),
};

const paying: FaqGroup = {
  id: facts.paying.id,
  title: 'Irú ètò àti owó sísan',
  questions: withWords(facts.paying.questions, {
    'what-does-it-cost': {
      question: 'Èló ni owó ètò?',
      answer: [
        `Fún ẹnì kan, Standard Jaara jẹ́ ${standardPrices.individual} lọ́dún, Standard Jaara Plus sì jẹ́ ${plusPrices.individual}. Ìdílé tí kò ju èèyàn 4 lọ máa san ${standardPrices.family4} fún Standard Jaara tàbí ${plusPrices.family4} fún Jaara Plus; ìdílé tí kò ju èèyàn 6 lọ máa san ${standardPrices.family6} fún Standard Jaara tàbí ${plusPrices.family6} fún Jaara Plus.`,
        `Seniors Plan jẹ́ ${seniorsPrices.individual} fún ẹnì kan àti ${seniorsPrices.couple} fún tọkọtaya. Ní ti Diaspora Plan, ẹ béèrè iye owó rẹ̀ lọ́wọ́ wa.`,
      ],
      links: withWords(facts.paying.questions['what-does-it-cost'].links, {
        planHouseholdCost: { label: 'Èló ni ìdílé wa máa san?' },
        planPlanComparison: { label: 'Ẹ fi àwọn irú ètò wé ara wọn' },
      }),
      basis: bases.published,
      alsoFoundBy: 'price premium cost amount naira how much money iye owó adójútòfò (premium) náírà eelo',
    },
    'how-to-pay': {
      question: 'Báwo ni mo ṣe lè sanwó? Bí kò bá wọlé ńkọ́?',
      answer: [
        'Ẹ lè sanwó pẹ̀lú káàdì, fífi owó ránṣẹ́ láti báńkì tàbí USSD, lórí ojú òpó ìsanwó. Kí àlàyé nípa ètò yín wà lọ́wọ́ yín.',
        `Bí owó náà kò bá wọlé, ẹ tọ́jú ẹ̀rí pé ẹ ti sanwó, ẹ má tún san án, kí ẹ sì pe ${phoneLines.tollFree.inFull}.`,
      ],
      links: withWords(facts.paying.questions['how-to-pay'].links, {
        pay: { label: 'Ojú òpó ìsanwó' },
      }),
      basis: bases.published,
      alsoFoundBy:
        'pay payment portal renew renewal online transfer ussd san owó dọ̀tun tíráńsífà paid showing ìsanwó mi hàn mo ti sanwó ṣùgbọ́n kò hàn',
    },
    'paying-in-instalments': {
      question: 'Ṣé mo lè san owó náà díẹ̀díẹ̀?',
      answer: [
        `Nínú Standard Jaara, bẹ́ẹ̀ ni: lẹ́ẹ̀mejì lọ́dún, ${standardHalfYearly.individual} nígbà kọ̀ọ̀kan fún ẹnì kan, ${standardHalfYearly.family4} fún ìdílé tí kò ju èèyàn 4 lọ, tàbí ${standardHalfYearly.family6} fún ìdílé tí kò ju èèyàn 6 lọ; tàbí lẹ́ẹ̀mẹrin lọ́dún, ${standardQuarterly.individual}, ${standardQuarterly.family4} tàbí ${standardQuarterly.family6}.`,
        `Nínú Standard Jaara Plus, bẹ́ẹ̀ ni: lẹ́ẹ̀mejì lọ́dún, nígbà kọ̀ọ̀kan ${plusHalfYearly.individual} fún ẹnì kan, ${plusHalfYearly.family4} fún ìdílé tí kò ju èèyàn 4 lọ, tàbí ${plusHalfYearly.family6} fún ìdílé tí kò ju èèyàn 6 lọ.${plusIsCheaperAtOnce ? ' Owó náà dín kù bí ẹ bá san ti gbogbo ọdún lẹ́ẹ̀kan náà.' : ''}`,
        'Títí ẹ ó fi san owó adójútòfò (premium) ọdún náà tán, Standard Jaara kò ní sanwó ìtọ́jú oyún àti ìbímọ tàbí àyẹ̀wò ìlera ọdọọdún; Jaara Plus náà kò ní sanwó àwọn wọ̀nyí, kò sì ní sanwó iṣẹ́ abẹ àti ìtọ́jú ìpele kejì (secondary care).',
        `Ní ti Seniors Plan, ẹ pe ${phoneLines.salesLine.inFull} láti béèrè bí ẹ ṣe lè sanwó.`,
      ],
      basis: bases.published,
      alsoFoundBy:
        'instalment installment half yearly quarterly monthly part small small díẹ̀ díẹ̀ oṣooṣù ìdajì ìpín',
    },
    'when-cover-starts': {
      question: 'Ìgbà wo ni àǹfààní ètò mi máa bẹ̀rẹ̀?',
      answer: [
        `${coverStart.paidBy} Ọdún ètò kan jẹ́ oṣù 12.`,
        `${coverStart.month} Ètò kì í sanwó ìtọ́jú yín láti ọjọ́ tí ẹ sanwó, ẹnikẹ́ni tó wù kó sọ bẹ́ẹ̀.`,
        coverStart.activeOrCovered,
      ],
      links: withWords(facts.paying.questions['when-cover-starts'].links, {
        planCoverDates: { label: 'Ẹ wá àwọn ọjọ́ tiyín' },
        faqWaitingPeriods: { label: 'Gbogbo àkókò ìdúró' },
      }),
      basis: `${bases.published} ${bases.waiting} Ní ti ọjọ́ àkọ́kọ́, ìdáhùn kan lórí ojú òpó wa àti ìwé àwọn irú ètò kò bára mu.`,
      alsoFoundBy:
        'cover start begin active activation date instant immediately today lónìí kíákíá ṣiṣẹ́ when use lò can i use it nígbà wo mo lè lò ó',
    },
    'waiting-periods': {
      question: 'Báwo ló ṣe máa pẹ́ tó kí n tó lè gba ìtọ́jú?',
      answer: [
        `Ẹni tó ṣẹ̀ṣẹ̀ forúkọ sílẹ̀ máa dúró fún ${waits.newEnrollee}. Kò sí àkókò ìdúró fún ìtọ́jú aláboyún.`,
        `Ètò máa sanwó ìbímọ, ì báà jẹ́ láti ojú ara tàbí pẹ̀lú iṣẹ́ abẹ (CS), lẹ́yìn ${waits.delivery} tí ẹ ti forúkọ sílẹ̀, bí ẹ bá ní ẹ̀rí pé ẹ lọ fún ìtọ́jú aláboyún. Lẹ́yìn ${waits.surgery} ni ètò máa sanwó iṣẹ́ abẹ tí a ṣètò sílẹ̀, tí kì í ṣe pàjáwìrì.`,
        `Láti ọdún ${waits.year(waits.cancerYear)} ni ètò máa sanwó ìtọ́jú àrùn jẹjẹrẹ. ${screeningYears} Jaara Plus máa sanwó fífọ ẹ̀jẹ̀ (dialysis) láti ọdún ${waits.dialysisOrdinal} tí ẹ wà nínú rẹ̀ tẹ̀léra-tẹ̀léra, Seniors Plan láti ọdún ${waits.year(waits.dialysisYear)}.`,
        'Pàjáwìrì tó fi ẹ̀mí sínú ewu ni a máa ń kọ́kọ́ tọ́jú nígbà gbogbo.',
      ],
      links: withWords(facts.paying.questions['waiting-periods'].links, {
        planCoverDates: { label: 'Ẹ wá àwọn ọjọ́ tiyín' },
        planPlanComparison: { label: 'Ẹ wò ó lẹ́gbẹ̀ẹ́ àǹfààní kọ̀ọ̀kan' },
      }),
      basis: bases.waiting,
      alsoFoundBy: 'waiting period wait months operation birth àkókò ìdúró oṣù mélòó bímọ iṣẹ́ abẹ',
    },
    renewing: {
      question: 'Báwo ni mo ṣe lè sọ ètò mi di ọ̀tun?',
      answer: [
        coverStart.ended,
        'Kí nọ́ḿbà ètò adójútòfò yín wà lọ́wọ́ yín. Ẹ ṣí ojú òpó ìsanwó, ẹ san owó adójútòfò ọdún tó kàn ní ọjọ́ 25 oṣù tó kẹ́yìn nínú ọdún ètò yín tàbí ṣáájú rẹ̀, kí ẹ sì tọ́jú ẹ̀rí pé ẹ sanwó.',
        `Lẹ́yìn náà ẹ wo orúkọ yín lórí ojú òpó àyẹ̀wò ìforúkọsílẹ̀, tàbí kí ẹ pe ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}) láti béèrè bóyá ètò yín ń bá a lọ láìsí àlàfo.`,
      ],
      links: withWords(facts.paying.questions.renewing.links, {
        pay: { label: 'Ojú òpó ìsanwó' },
        verify: { label: 'Ojú òpó àyẹ̀wò ìforúkọsílẹ̀' },
      }),
      basis: bases.published,
      alsoFoundBy: 'renew renewal extend continue next year again expiry ìsọdọ̀tun sọ dọ̀tun ọdún tó ń bọ̀',
    },
    'late-renewal': {
      question: 'Kí ló máa ṣẹlẹ̀ bí mo bá pẹ́ láti sọ ètò mi di ọ̀tun?',
      answer: [
        `Bí ètò yín bá ti parí, ẹ pe ${phoneLines.tollFree.inFull} kí ẹ tó sanwó tàbí kí ẹ tó lọ sí ilé ìwòsàn: a máa sọ bí ẹ ṣe lè máa bá a lọ fún yín. Nínú Standard Jaara, ẹ máa san owó ìtanràn bí ẹ bá pẹ́ ju oṣù mẹ́ta lọ; a máa sọ iye rẹ̀ fún yín lórí fóònù. A lè dá ètò tí ẹ kò bá sanwó rẹ̀ dúró, a sì lè fagi lé e lẹ́yìn náà.`,
        'Ẹ sọ ètò yín di ọ̀tun ní ọjọ́ 25 oṣù tó kẹ́yìn nínú ọdún ètò yín tàbí ṣáájú rẹ̀, ẹ má sì dúró de ìránnilétí.',
      ],
      links: withWords(facts.paying.questions['late-renewal'].links, {
        pay: { label: 'Ojú òpó ìsanwó' },
      }),
      basis: `${bases.standardJaara} Ìròyìn Oṣù Kẹfà (June) 2022 (ọjọ́ 25). Àwọn ìbéèrè àti òfin wa àtijọ́, tí kò ní ọjọ́ (ìránnilétí; dídá ètò dúró, kí a tó fagi lé e lẹ́yìn ìkìlọ̀ ọjọ́ 10).`,
      alsoFoundBy:
        'penalty fine expire expired lapse grace period overdue forgot late renewal renew gbàgbé ti parí ìsọdọ̀tun',
    },
    refund: {
      question: 'Ṣé mo lè gba owó mi padà?',
      answer: [
        `Kí ẹ tó fagi lé ètò yín, ${askUs.askLine}.`,
        'Bí ilé ìwòsàn bá gba owó lọ́wọ́ yín fún ìtọ́jú tó wà nínú irú ètò yín, ẹ tọ́jú rìsíìtì, kí ẹ sì ṣe àròyé.',
      ],
      links: withWords(facts.paying.questions.refund.links, {
        askedForMoney: { label: 'Ilé ìwòsàn béèrè owó lọ́wọ́ mi' },
        complaint: { label: 'Ẹ ṣe àròyé' },
      }),
      alsoFoundBy: 'refund reimbursement cancel return repay receipt money back dá owó padà fagi lé',
    },
    dependants: {
      question: 'Báwo ni mo ṣe lè fi ọmọ tuntun tàbí ẹlòmíràn kún ètò ìdílé mi?',
      answer: [
        `Ẹ pe ${phoneLines.tollFree.inFull} pẹ̀lú nọ́ḿbà ètò adójútòfò yín.`,
        'Ìdílé tí kò ju èèyàn 4 lọ ni ẹ̀yin, ọkọ tàbí ìyàwó yín àti ọmọ 2, tàbí ẹ̀yin àti ọmọ 3. Ìdílé tí kò ju èèyàn 6 lọ ni ẹ̀yin, ọkọ tàbí ìyàwó yín àti ọmọ 4, tàbí ẹ̀yin àti ọmọ 5. Àwọn ọmọ ni àwọn tí kò tíì pé ọdún 23.',
        `Láti fi ẹnì kan sí i tí ẹ ń gbọ́ bùkátà rẹ̀, tí kò tíì pé ọdún 23, kún un, ẹ máa san ${onBoth('under23')}. Fún ẹni tí ẹ ń gbọ́ bùkátà rẹ̀ tó ti ju ọdún 23 lọ, ẹ máa san ${onBoth('above23')}.`,
      ],
      links: withWords(facts.paying.questions.dependants.links, {
        planHouseholdCost: { label: 'Ẹ ṣírò iye owó náà' },
      }),
      basis: bases.published,
      alsoFoundBy:
        'dependant wife husband son daughter parents mother father relatives extra person add family children newborn baby ẹbí òbí ìyá bàbá mọ̀lẹ́bí ọmọ tuntun second kejì',
    },
    seniors: {
      question: 'Ṣé irú ètò kan wà fún àwọn àgbà?',
      answer: [
        `Bẹ́ẹ̀ ni. Seniors Plan wà fún àwọn ẹni ọdún 60 sókè: ${seniorsPrices.individual} lọ́dún fún ẹnì kan, ${seniorsPrices.couple} fún tọkọtaya. Ó ní ìtọ́jú iṣan àti oríkèé (physiotherapy) tó pọ̀ sí i, àyẹ̀wò ìlera ọdọọdún láti ọdún ${seniorsScreening}, àti ìtọ́jú nọ́ọ̀sì nílé fún ẹni tó bá yàn án. Ìtọ́jú oyún àti ìbímọ kò sí nínú rẹ̀.`,
        'Ní ilé ìwòsàn, ẹ fi nọ́ḿbà ètò adójútòfò yín tàbí ID Ilera Eko yín hàn.',
      ],
      links: withWords(facts.paying.questions.seniors.links, {
        senior: { label: 'Ìwé Seniors Plan (PDF)' },
      }),
      basis: bases.published,
      alsoFoundBy:
        'senior old elderly aged mother father grandmother grandfather parents retired pensioner arúgbó àgbàlagbà ìyá bàbá ìyá àgbà bàbá àgbà òbí fẹ̀yìntì my mi',
    },
    diaspora: {
      question: 'Ilẹ̀ òkèèrè ni mò ń gbé. Ṣé mo lè sanwó fún ìdílé mi ní Èkó?',
      answer: [
        `Bẹ́ẹ̀ ni. Òbí tó jẹ́ ẹni ọdún 60 sókè wà nínú Seniors Plan: ${seniorsPrices.individual} lọ́dún.`,
        'Tàbí Diaspora Plan, tó ní ẹ̀yà méjì: Ilera-Eko Home Konnect fún ìdílé tó wà nílé, àti Ilera-Eko Waka-Well fún àwọn arìnrìn-àjò àti àlejò. Ẹ béèrè lọ́wọ́ wa ohun tó wà nínú ọ̀kọ̀ọ̀kan àti iye owó rẹ̀ kí ẹ tó sanwó.',
      ],
      links: withWords(facts.paying.questions.diaspora.links, {
        prepare: { label: 'Ìmúrasílẹ̀ fún òbí yín' },
        diaspora: { label: 'Ìwé Diaspora Plan (PDF)' },
        askUs: contactLink('Ẹ béèrè lọ́wọ́ wa', 'Diaspora Plan'),
      }),
      alsoFoundBy:
        'abroad overseas foreign london america canada sponsor relatives home konnect òkè òkun òkèèrè ìlú òyìnbó',
    },
    'from-abroad': {
      question: 'Báwo ni mo ṣe lè kàn sí yín láti ilẹ̀ òkèèrè?',
      answer: [`${fromAbroad.sure} ${fromAbroad.dial} ${fromAbroad.line.label}. ${fromAbroad.unsure}`],
      links: [contactLink('Fọ́ọ̀mù ìkànsí', 'Láti ilẹ̀ òkèèrè')],
      alsoFoundBy:
        'abroad overseas international call code uk usa canada diaspora phone number òkè òkun ìlú òyìnbó nọ́ḿbà fóònù',
    },
  }),
};

export const ownPayments = `Nínú Standard Jaara, ẹ máa san apá kan owó rírí dókítà àkànṣe (specialist) àti apá kan owó oògùn àìsàn ọlọ́jọ́ pípẹ́ tí ẹ bá tún gbà. Ní ${waits.surgery} àkọ́kọ́, ẹ tún máa sanwó iṣẹ́ abẹ tí a ṣètò sílẹ̀ (tí kì í ṣe pàjáwìrì). Láti mọ iye rẹ̀, ${askUs.askLine}.`;

const usingYourCover: FaqGroup = {
  id: facts.usingYourCover.id,
  title: 'Lílo ètò yín',
  questions: withWords(facts.usingYourCover.questions, {
    'finding-a-hospital': {
      question: 'Àwọn ilé ìwòsàn wo ni mo lè lò?',
      answer: [
        'Ẹ máa yan ilé ìwòsàn kan tí a fọwọ́ sí nínú irú ètò yín, ibẹ̀ sì ni ẹ ti máa gba ìtọ́jú. Ẹ fi orúkọ, òpópónà tàbí agbègbè ṣàwárí nínú àkójọ náà; ó máa fi irú ètò tí ẹ lè lò níbẹ̀ hàn.',
      ],
      links: withWords(facts.usingYourCover.questions['finding-a-hospital'].links, {
        provider: { label: 'Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn' },
      }),
      alsoFoundBy: 'hospital clinic provider near me list accredited ọsibítù ilé ìwòsàn nítòsí mi àkójọ',
    },
    'changing-hospital': {
      question: 'Báwo ni mo ṣe lè pààrọ̀ ilé ìwòsàn mi?',
      answer: [
        'Ẹ lè pààrọ̀ ilé ìwòsàn yín sí òmíràn tí a fọwọ́ sí nínú irú ètò yín lẹ́ẹ̀kan nínú ọdún ètò kọ̀ọ̀kan, àti jù bẹ́ẹ̀ lọ bí ìdí pàtàkì tó ṣọ̀wọ́n bá wà. Ẹ kọ́kọ́ yan ilé ìwòsàn tuntun nínú àkójọ wa, lẹ́yìn náà ẹ béèrè fún pípààrọ̀ náà lórí ayélujára.',
        `Bí ẹ kò bá rí ìdáhùn, tàbí tí kò sí íńtánẹ́ẹ̀tì, ẹ pe ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), kí nọ́ḿbà ètò adójútòfò yín àti orúkọ ilé ìwòsàn tuntun náà wà lọ́wọ́ yín.`,
      ],
      links: withWords(facts.usingYourCover.questions['changing-hospital'].links, {
        changeHospital: { label: 'Ẹ béèrè fún pípààrọ̀ náà' },
        provider: { label: 'Ẹ wá ilé ìwòsàn tuntun' },
      }),
      basis: bases.published,
      alsoFoundBy: 'switch move transfer another hospital clinic provider change yí padà ọsibítù',
    },
    'is-it-covered': {
      question: 'Ṣé ìtọ́jú mi wà nínú ètò?',
      answer: [
        'Ẹ wò ó nínú irú ètò kọ̀ọ̀kan: ó wà nínú ètò, kò sí nínú ètò, tàbí ẹ bi wá. Òdiwọ̀n àǹfààní àti apá owó tí ẹ̀yin máa san (co-payment) wà lẹ́gbẹ̀ẹ́ rẹ̀.',
        `Níbi tí “ẹ bi wá” bá wà, ẹ pe ${phoneLines.tollFree.inFull} kí ẹ tó nílò ìtọ́jú náà: a máa fìdí rẹ̀ múlẹ̀ fún yín lórí fóònù.`,
        coverStart.activeOrCovered,
      ],
      links: withWords(facts.usingYourCover.questions['is-it-covered'].links, {
        whatIsCovered: { label: 'Ṣé ó wà nínú ètò?' },
      }),
      basis: bases.published,
      alsoFoundBy:
        'covered benefit glasses malaria teeth surgery exclusions excluded ìgò ojú ibà eyín iṣẹ́ abẹ àìsàn',
    },
    emergency: {
      question: 'Kí ló máa ń ṣẹlẹ̀ nígbà pàjáwìrì?',
      answer: [
        'Ẹ lọ sí ilé ìwòsàn tó súnmọ́ yín jù lọ. Bí ẹ̀mí bá wà nínú ewu, wọ́n gbọ́dọ̀ tọ́jú aláìsàn láìbéèrè ẹ̀rí pé ó wà nínú ètò. Ìgbà tí aláìsàn bá ti kúrò nínú ewu ni wọ́n máa béèrè ẹ̀rí.',
      ],
      links: withWords(facts.usingYourCover.questions.emergency.links, {
        emergency: { label: 'Pàjáwìrì: ohun tí ẹ máa ṣe' },
      }),
      basis: bases.order,
      alsoFoundBy:
        'emergency accident urgent ambulance bleeding ìjàǹbá ẹ̀jẹ̀ kíákíá áńbúláǹsì ìjàmbá night lóru',
    },
    'hospital-asks-for-money': {
      question: 'Kí ni kí n ṣe bí ilé ìwòsàn bá béèrè owó lọ́wọ́ mi?',
      answer: [
        `Ẹ pe ${phoneLines.askLine.inFull} láti ilé ìwòsàn náà, kí ẹ tó sanwó. Ọ̀fẹ́ ni láti pè é${when.ask && `, a sì máa ń dáhùn ${when.ask}`}.`,
        `Ẹ kò ní sanwó fún ìtọ́jú tó wà nínú irú ètò yín ní ilé ìwòsàn tí ẹ yàn, ẹnikẹ́ni kò sì gbọdọ̀ béèrè owó fún ìforúkọsílẹ̀. ${ownPayments}`,
        'Bí ẹ bá ti sanwó, ẹ tọ́jú rìsíìtì, ẹ kọ orúkọ ilé ìwòsàn náà, ọjọ́ náà àti ohun tí ẹ sanwó fún sílẹ̀, kí ẹ sì ṣe àròyé.',
      ],
      links: withWords(facts.usingYourCover.questions['hospital-asks-for-money'].links, {
        planPlanComparison: { label: 'Ohun tó wà nínú àwọn irú ètò' },
        complaint: { label: 'Ẹ ṣe àròyé' },
      }),
      basis: `${bases.standardJaara} Ìròyìn ọdún 2021 (ẹ kò sanwó ní ilé ìwòsàn tí ẹ yàn). Ní ti owó tí ẹ máa dá (co-payment), ojú òpó wa àti ìwé ètò náà kò bára mu.`,
      alsoFoundBy:
        'asks asked pay cash charge bill deposit extra bribe complaint hospital money gba owó rìbá àbẹ̀tẹ́lẹ̀ ọsibítù',
    },
    pregnancy: {
      question: 'Mo lóyún. Kí ló wà nínú ètò?',
      answer: [
        `Ìtọ́jú oyún, ìbímọ àti ọmọ tuntun wà nínú irú ètò Jaara méjèèjì; kò sí nínú Seniors Plan. Kò sí àkókò ìdúró fún ìtọ́jú aláboyún, nítorí náà ẹ tètè forúkọ sílẹ̀. Ètò máa sanwó ìbímọ lẹ́yìn ${waits.delivery} tí ẹ ti forúkọ sílẹ̀, bí ẹ bá ní ẹ̀rí pé ẹ lọ fún ìtọ́jú aláboyún.`,
        'Ìtọ́jú oyún àti ìbímọ wà fún ẹni tí ètò wà lórúkọ rẹ̀ (principal) àti ọkọ tàbí ìyàwó rẹ̀, nígbà tí ẹ bá ti san owó adójútòfò (premium) ọdún náà tán.',
      ],
      links: withWords(facts.usingYourCover.questions.pregnancy.links, {
        planCoverDates: { label: 'Ọjọ́ tó kẹ́yìn láti wọ ètò, gẹ́gẹ́ bí ọjọ́ tí a ń retí ọmọ' },
        maternalCare: { label: 'Ìtọ́jú oyún àti ìbímọ nínú àfiwé náà' },
      }),
      basis: `${bases.published} ${bases.waiting}`,
      alsoFoundBy:
        'pregnant pregnancy baby birth antenatal caesarean delivery mother maternity maternal aboyún bímọ ìyá ọmọ ikókó oyún',
    },
    'doctor-by-phone': {
      question: 'Ṣé mo lè bá dókítà sọ̀rọ̀ lórí fóònù?',
      answer: [
        `Bẹ́ẹ̀ ni. ${telemedicine.included}: ẹ pe ${phoneLines.doctorLine.inFull}, tàbí kí ẹ lo áàpù. ${telemedicine.hours}`,
        'Àwọn àgọ́ VBooth náà wà nínú Jaara Plus àti Seniors Plan: Ọjà Adamo àti Ọjà Sabo ní Ìkòròdú, Ọjà Sabo ní Yaba, Ọjà Èso Ketu, àti Ọjà Aiyetoro ní Ẹ̀pẹ́. Fún Standard Jaara, ẹ bi wá kí ẹ tó lọ.',
      ],
      links: withWords(facts.usingYourCover.questions['doctor-by-phone'].links, {
        telemedicine: { label: 'Ìtọ́jú lórí fóònù (telemedicine)' },
      }),
      basis: `${bases.published} ${planSources.boothsDiffer}.`,
      alsoFoundBy: 'telemedicine doctor phone vbooth virtual booth app call pe dókítà oníṣègùn ọjà',
    },
    medicines: {
      question: 'Níbo ni mo ti lè gba oògùn mi?',
      answer: [
        `Irú ètò Jaara méjèèjì máa sanwó àwọn oògùn tó wà nínú àkójọ oògùn ètò (formulary). Nínú Jaara Plus, ẹ máa gbà wọ́n ní ilé ìtajà oògùn àdúgbò láti ọjọ́ Ajé sí ọjọ́ Àbámẹ́ta, láti aago 9 àárọ̀ sí aago 8 alẹ́. Standard Jaara máa ní kí ẹ san apá kan (co-payment) bí ẹ bá tún gba oògùn fún àìsàn ọlọ́jọ́ pípẹ́. Láti mọ iye rẹ̀, àti ní ti Seniors Plan: ${askUs.tollFree}.`,
      ],
      links: withWords(facts.usingYourCover.questions.medicines.links, {
        providerOpenPharmacy: { label: 'Àwọn ilé ìtajà oògùn àdúgbò' },
        whatIsCovered: { label: 'Àwọn nǹkan mìíràn tó wà nínú ètò' },
      }),
      basis: bases.published,
      alsoFoundBy: 'medicines drugs pharmacy chemist prescription tablets òògùn kẹ́míìsì',
    },
    'refused-drugs': {
      question: 'Kí ni kí n ṣe bí wọn kò bá fún mi ní oògùn, tàbí bí wọ́n bá ní kí n lọ rà á?',
      answer: [
        'Ẹ béèrè bóyá oògùn náà wà nínú àkójọ oògùn ètò (formulary): àwọn yẹn nìkan ló wà nínú ètò. Nínú Standard Jaara, ẹ máa san apá kan owó oògùn àìsàn ọlọ́jọ́ pípẹ́ tí ẹ bá tún gbà; ẹ pè wá, a máa sọ iye rẹ̀ fún yín.',
        `Bí ó bá wà nínú àkójọ náà, tí wọn kò sì fún yín, ẹ pe ${phoneLines.askLine.inFull} láti ibẹ̀ gan-an. Ẹ kọ orúkọ ibẹ̀, ọjọ́ náà àti orúkọ oògùn náà sílẹ̀, kí ẹ sì tọ́jú rìsíìtì bí ó bá di dandan kí ẹ rà á.`,
      ],
      links: withWords(facts.usingYourCover.questions['refused-drugs'].links, {
        complaint: { label: 'Ẹ ṣe àròyé' },
      }),
      basis: bases.standardJaara,
      alsoFoundBy:
        'medicine drugs refuse refused denied out of stock pharmacy prescription formulary òògùn kò sí oògùn kọ̀ available',
    },
    'not-covered': {
      question: 'Kí ni kò sí nínú ètò?',
      answer: [
        `Àwọn irú ètò ní òdiwọ̀n àǹfààní àti àkókò ìdúró. Bí ẹ kò bá rí ìtọ́jú kan nínú irú ètò náà, kí ẹ tó gbẹ́kẹ̀ lé e, ${askUs.tollFree}.`,
      ],
      links: withWords(facts.usingYourCover.questions['not-covered'].links, {
        whatIsCovered: { label: 'Ó wà nínú ètò, kò sí nínú ètò, ẹ bi wá' },
      }),
      basis: bases.published,
      alsoFoundBy: 'not covered exclusion excluded exclude except limit transplant cosmetic mri ààlà',
    },
    'checking-enrolment': {
      question: 'Báwo ni mo ṣe lè mọ̀ pé mo ti forúkọ sílẹ̀?',
      answer: [
        'Ẹ yẹ ìforúkọsílẹ̀ yín wò lórí ojú òpó àyẹ̀wò ìforúkọsílẹ̀, tàbí kí ẹ pè wá pẹ̀lú nọ́ḿbà ètò adójútòfò yín.',
        coverStart.activeOrCovered,
      ],
      links: withWords(facts.usingYourCover.questions['checking-enrolment'].links, {
        verify: { label: 'Ojú òpó àyẹ̀wò ìforúkọsílẹ̀' },
      }),
      alsoFoundBy: 'verify check status active confirm policy number enrolled ìdánilójú',
    },
    'lost-card': {
      question: 'Káàdì mi sọnù. Kí ni kí n ṣe?',
      answer: [
        `Ẹ pe ${phoneLines.tollFree.inFull}, kí ẹ sì ní nọ́ḿbà ètò adójútòfò yín lọ́wọ́ bí ẹ bá mọ̀ ọ́n. Ẹ kọ nọ́ḿbà náà sílẹ̀, kí ẹ sì tọ́jú ẹ̀dà rẹ̀ sílé. Láti mọ̀ bóyá ilé ìwòsàn yín máa gbà á láìsí káàdì, ẹ bi wá lórí fóònù.`,
        'A máa sọ fún yín lórí fóònù bí ẹ ṣe lè gba káàdì mìíràn. Ẹ béèrè lọ́wọ́ wa kí ẹ tó sanwó fún ẹnikẹ́ni nítorí rẹ̀.',
      ],
      alsoFoundBy:
        'lost stolen missing replace id card forgotten number wọ́n jí káàdì gbàgbé nọ́ḿbà tuntun received',
    },
    'moving-away': {
      question: 'Kí ni kí n ṣe bí mo bá kó lọ sí ibòmíràn?',
      answer: [
        'Bí ó bá jẹ́ nínú Èkó, ẹ pààrọ̀ ilé ìwòsàn yín sí èyí tó súnmọ́ ilé tuntun yín.',
        `Bí ẹ bá ń kúrò ní Ìpínlẹ̀ Èkó, ẹ pe ${phoneLines.tollFree.inFull} kí ẹ tó lọ: àwọn olùgbé ni ètò yìí wà fún. Ẹ béèrè ohun tó máa ṣẹlẹ̀ sí ètò tí ẹ ti sanwó rẹ̀.`,
      ],
      links: withWords(facts.usingYourCover.questions['moving-away'].links, {
        faqChangingHospital: { label: 'Pípààrọ̀ ilé ìwòsàn' },
      }),
      alsoFoundBy: 'move relocate new address leave travel outside lagos state japa kó ilé àdírẹ́sì tuntun',
    },
  }),
};

const complaints: FaqGroup = {
  id: facts.complaints.id,
  title: 'Àròyé àti ààbò',
  questions: withWords(facts.complaints.questions, {
    complaining: {
      question: 'Báwo ni mo ṣe lè ṣe àròyé?',
      answer: [
        `Ẹ lo ojú ewé àròyé, pẹ̀lú nọ́ḿbà fóònù tàbí àdírẹ́sì ímeèlì yín: ẹ máa gba nọ́ḿbà ìtọ́kasí. ${neededToCheck} Tàbí kí ẹ pe ${phoneLines.askLine.inFull}, ọ̀fẹ́ ni; a máa ń ṣe ìwádìí àròyé nípa ilé ìwòsàn, ilé ìtajà oògùn àti HMO.`,
        'Ojú ewé àròyé sọ ohun tó máa ṣẹlẹ̀ tẹ̀ lé e, àti ẹni tí ẹ lè lọ bá bí ọ̀rọ̀ náà kò bá yanjú.',
      ],
      links: withWords(facts.complaints.questions.complaining.links, {
        complaint: { label: 'Ẹ ṣe àròyé' },
        complaintStatus: { label: 'Ẹ wo ibi tí ọ̀rọ̀ dé' },
      }),
      basis: bases.regulation,
      alsoFoundBy:
        'complain complaint report bad treatment rude unhappy feedback ṣàròyé ẹ̀sùn fi ẹjọ́ sùn ìtọ́jú tí kò dáa ìwà àìdáa inú mi kò dùn',
    },
    'report-fraud': {
      question: 'Báwo ni mo ṣe lè fi jìbìtì tó yín létí?',
      answer: [
        'Ẹ sọ fún wa, fún àpẹẹrẹ, bí ẹnì kan bá béèrè owó fún ìforúkọsílẹ̀, bí ó bá pe ara rẹ̀ ní aṣojú ṣùgbọ́n tí kò sí nínú àkójọ wa, bí ó bá ní kí ẹ san owó adójútòfò (premium) yín sínú àkáǹtì aládàáni, bí ó bá ń lo ètò ẹlòmíràn, tàbí bí ó bá béèrè owó fún ìtọ́jú tí kò wáyé rárá.',
        `Ẹ má sanwó, ẹ má sì bá a jiyàn. Ẹ kọ orúkọ rẹ̀, nọ́ḿbà tó fi pè yín àti ọjọ́ náà sílẹ̀, lẹ́yìn náà ẹ pe ${phoneLines.askLine.inFull}, ọ̀fẹ́ ni, tàbí kí ẹ kọ̀wé sí wa.`,
      ],
      links: [contactLink('Ẹ kọ̀wé sí wa nípa jìbìtì', 'Ọ̀rọ̀ nípa jìbìtì')],
      alsoFoundBy:
        'fraud scam fake cheat 419 thief false agent ayédèrú olè oníjìbìtì gbájúẹ̀ aṣojú èké someone called pay ẹnìkan pè mí',
    },
    'my-data': {
      question: 'Kí ló ń ṣẹlẹ̀ sí àlàyé nípa mi?',
      answer: [
        'Ìlànà ìpamọ́ àṣírí sọ ohun tó ń dé ọ̀dọ̀ wa láti ojú òpó ayélujára yìí àti ẹ̀tọ́ mẹ́fà tí ẹ ní. Ìlànà kúkì (cookies) dárúkọ gbogbo ohun tó wà ní ìpamọ́ nínú aṣàwákiri (browser) yín.',
      ],
      links: withWords(facts.complaints.questions['my-data'].links, {
        privacy: { label: 'Ìlànà ìpamọ́ àṣírí' },
        cookiesPolicy: { label: 'Ìlànà kúkì (cookies)' },
      }),
      basis: 'Àwọn ìlànà ti ọjọ́ 11, Oṣù Keje (July) 2025.',
      alsoFoundBy: 'privacy personal information data ndpr ndpa ndpc dátà àṣírí ìsọfúnni',
    },
  }),
};

export const officialChannels: typeof english.officialChannels = {
  id: facts.officialChannels.id,
  heading: 'Àwọn ọ̀nà ìbánisọ̀rọ̀ gidi',
  lead: 'Tiwa ni àwọn wọ̀nyí. Bí ẹnì kan bá lo orúkọ wa láti darí yín sí àdírẹ́sì tàbí nọ́ḿbà mìíràn, ẹ má sanwó, ẹ má sì fún un ní àlàyé nípa ara yín. Ẹ pè wá.',
  promises: [
    'Kò sí owó iṣẹ́ fún ìforúkọsílẹ̀. Owó adójútòfò (premium) irú ètò yín nìkan ni ẹ máa san.',
    'Ojú òpó ìsanwó wà nísàlẹ̀ yìí. Bí ẹnì kan bá ní kí ẹ san owó adójútòfò (premium) yín sínú àkáǹtì aládàáni, ẹ kọ́kọ́ pè wá.',
    'Tiwa náà ni àwọn nọ́ḿbà ìrànlọ́wọ́ àti nọ́ḿbà WhatsApp tó wà lókè gbogbo ojú ewé ojú òpó yìí.',
  ],
  linesHeading: 'Fóònù',
  lines: Object.values(phoneLines),
  portalsHeading: 'Àwọn ojú òpó',
  portals: withWords(facts.officialChannels.portals, {
    register: { label: 'Ìforúkọsílẹ̀' },
    pay: { label: 'Sísan owó adójútòfò (premium)' },
    verify: { label: 'Àyẹ̀wò ìforúkọsílẹ̀' },
    changeHospital: { label: 'Pípààrọ̀ ilé ìwòsàn' },
    providerPlatform: { label: 'Ilé ìwòsàn àti olùpèsè ìtọ́jú' },
    regulator: { label: 'Nọ́ḿbà ilé iṣẹ́ (CIN) àti owó ìṣàkóso' },
    ekosha: { label: 'EKOSHA' },
    spotlight: { label: 'Ilera Eko Spotlight' },
    playStore: { label: 'Áàpù lórí Google Play' },
  }),
  writingHeading: 'Ìwé kíkọ àti àbẹ̀wò',
  writing: [
    { label: email, to: `mailto:${email}` },
    { label: office.lines.join(', '), to: office.mapUrl },
    ...socialLinks.filter(({ icon }) => icon !== 'whatsapp').map(({ label, to }) => ({ label, to })),
    twitter,
  ],
  fraud: { label: 'Bí ẹ ṣe lè fi jìbìtì tó wa létí', to: facts.officialChannels.fraud.to },
};

export const faqGroups: FaqGroup[] = [enrolling, paying, usingYourCover, complaints];

export const faqPage: typeof english.faqPage = {
  title: `Ìbéèrè àti ìdáhùn | ${brand.name}`,
  description: `Ìdáhùn nípa ${brand.scheme}: ta ló gbọ́dọ̀ forúkọ sílẹ̀ àti báwo, àkókò ìdúró, pípààrọ̀ ilé ìwòsàn, owó sísan díẹ̀díẹ̀, àti àwọn nọ́ḿbà àti ojú òpó gidi wa.`,
  heading: 'Ìbéèrè àti ìdáhùn',
  lead: 'Ohun tí àwọn èèyàn máa ń béèrè lọ́wọ́ wa jù lọ, pẹ̀lú òfin tí ìdáhùn dá lórí.',
  alt: 'Ìyá àgbà kan jókòó sórí àga, ó ń bi dókítà ní ìbéèrè lórí fóònù.',
};

export const faqSearch: typeof english.faqSearch = {
  label: 'Àwárí nínú àwọn ìbéèrè',
  placeholder: 'Ẹ gbìyànjú “káàdì sọnù”',
  submit: 'Àwárí',
  shortcuts: withWords(facts.faqSearch.shortcuts, {
    paying: { label: 'Irú ètò àti owó sísan' },
    faqOfficialChannels: { label: 'Àwọn ọ̀nà ìbánisọ̀rọ̀ gidi' },
    faqReportFraud: { label: 'Ẹ fi jìbìtì tó wa létí' },
  }),
  topics: 'Àwọn kókó',
  ask: { heading: 'Ẹ béèrè lọ́wọ́ èèyàn', note: `Ọ̀fẹ́ ni${when.tollFree}.` },
  all: (count: number) => `Ìbéèrè ${count}`,
  found: (count: number | string, text: string) => `A rí ìbéèrè ${count} fún “${text}”`,
  clear: { label: 'Ẹ wo gbogbo ìbéèrè', to: facts.faqSearch.clear.to },
  noneHeading: 'Kò sí ìbéèrè tó ní àwọn ọ̀rọ̀ yìí. Ohun tí ẹ lè ṣe:',
  noneText: 'Ẹ lo ọ̀rọ̀ kan dípò gbólóhùn, tàbí kí ẹ béèrè lọ́wọ́ èèyàn.',
  write: { label: 'Ẹ kọ̀wé sí wa', to: facts.faqSearch.write.to },
  basis: whereFrom,
  permanentLink: 'Líǹkì sí ìdáhùn yìí',
};

/** Stop words of a typed sentence, in Yorùbá and in English. */
export const faqFillerWords: typeof english.faqFillerWords = [
  ...english.faqFillerWords,
  ...'awa awon ati ba bawo bi e eni ewo eyi fe fi fun gba ibo iyen je jowo kan ki kilo kilode kin kini ko la lati le lori maa mi mii miiran mo mu n naa ni nibi nibo nigba nilo ninu nipa nitori nje nko o oun pelu re se si sinu sugbon ta tabi tani ti tiwa tiyin to tun wa wo won yen yii yin'.split(
    ' ',
  ),
];
