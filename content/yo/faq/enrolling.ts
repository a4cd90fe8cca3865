import type * as english from '../../en/faq/enrolling.ts';
import * as facts from '../../facts/faq/enrolling.ts';
import { withWords } from '../../with-words.ts';
import { enrolment } from '../plan-page.ts';
import { brand, phoneLines } from '../site.ts';
import { bases } from './bases.ts';

export const enrolling: typeof english.enrolling = {
  id: facts.enrolling.id,
  title: 'Ìforúkọsílẹ̀',
  questions: withWords(facts.enrolling.questions, {
    'who-must-enrol': {
      question: 'Ta ló gbọ́dọ̀ forúkọ sílẹ̀?',
      answer: [
        'Gbogbo ẹni tó ń gbé ní Ìpínlẹ̀ Èkó: àwọn tó ń ṣiṣẹ́ ní ọ́fíìsì, ní ọjà àti ní ibi iṣẹ́ ọwọ́, àwọn tó ń ṣiṣẹ́ ara wọn, àwọn tí kò ní iṣẹ́, àti àwọn àgbà. Adójútòfò ìlera ti di dandan fún gbogbo olùgbé láti ìgbà tí àṣẹ ìjọba ìpínlẹ̀ (Executive Order) ti Oṣù Keje 2024 ti jáde.',
        'Láti oṣù mẹ́ta àkọ́kọ́ ọdún 2026 ni ìjọba ti ń mú kí àwọn èèyàn pa dandan yìí mọ́ ní ìpele-ìpele; àwọn ilé iṣẹ́ ìjọba ló kọ́kọ́ kàn.',
      ],
      basis: bases.order,
      alsoFoundBy: 'mandatory compulsory obligatory law register enrol join òfin dandan ọ̀ranyàn',
    },
    'how-to-enrol': {
      question: 'Báwo ni mo ṣe lè forúkọ sílẹ̀?',
      answer: [...enrolment.steps, enrolment.places],
      links: withWords(facts.enrolling.questions['how-to-enrol'].links, {
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
        'Ní olú ọ́fíìsì ní Alausa, ní kíósìkì tó wà ní Secretariat, ní àwọn ọ́fíìsì ẹ̀ka ní Ìkòròdú, Àgbádárìgì (Badagry), Etí-Ọ̀sà, Ẹ̀pẹ́ àti Ikotun, àti ní àwọn àgọ́ VBooth ní ọjà márùn-ún.',
        `Oṣù Keje 2024 ni a kéde àwọn ọ́fíìsì ẹ̀ka kẹ́yìn, nítorí náà ẹ pe ${phoneLines.tollFree.display} kí ẹ tó lọ.`,
      ],
      links: withWords(facts.enrolling.questions['where-to-enrol'].links, {
        whereToEnrol: { label: 'Gbogbo àwọn ibi náà, pẹ̀lú ọ̀nà débẹ̀' },
      }),
      alsoFoundBy:
        'enrol office address location near me kiosk centre branch register walk in ibo ọ́fíìsì àdírẹ́sì nítòsí mi booth ọjà',
    },
    'what-to-bring': {
      question: 'Kí ni mo gbọ́dọ̀ mú lọ?',
      answer: [
        'Káàdì LASRRA yín, tàbí ẹ̀rí mìíràn pé ẹ ń gbé ní Èkó. Òfin béèrè nọ́ḿbà ìforúkọsílẹ̀ olùgbé (LASRRA), nítorí náà bí ẹ kò bá ní káàdì, ẹ kọ́kọ́ béèrè irú ẹ̀rí tí wọ́n ń gbà.',
        `Kí ẹ tó kúrò nílé, ẹ pe ${phoneLines.tollFree.display} láti béèrè bóyá ẹ nílò ìwé mìíràn.`,
      ],
      basis: 'Àwọn ìbéèrè àti ìdáhùn àtijọ́ ti àjọ náà. Àṣẹ ìjọba ìpínlẹ̀ (Executive Order) ti Oṣù Keje 2024.',
      alsoFoundBy:
        'bring documents papers id identity requirements passport photograph mú wá ìwé fọ́tò ìdánimọ̀ káàdì',
    },
    lasrra: {
      question: 'Kí ni LASRRA, báwo ni mo sì ṣe lè gba nọ́ḿbà rẹ̀?',
      answer: [
        'LASRRA ló ń forúkọ àwọn olùgbé Ìpínlẹ̀ Èkó sílẹ̀. Òfin béèrè nọ́ḿbà rẹ̀ (abala 35(1)), nítorí náà ẹ gbà á kí ẹ tó forúkọ sílẹ̀ fún ètò.',
        `Ní nǹkan bí ọdún 2024, wọ́n gbé àwọn tábìlì LASRRA kalẹ̀ láti dán an wò, fún àwọn tó forúkọ sílẹ̀ ní Erékùṣù Èkó (Lagos Island), Igando-Ikotun, Ìkòròdú, Agége àti Àgbádárìgì (Badagry). Kò sí ìkéde bóyá wọ́n ṣì ṣí sílẹ̀: ẹ pe ${phoneLines.tollFree.display} láti béèrè.`,
      ],
      basis: 'Òfin náà, bí KPMG ṣe ṣàkópọ̀ rẹ̀ ní 2024.',
      alsoFoundBy:
        'lasra lassra resident card registration agency proof of residence káàdì olùgbé ẹ̀rí ibùgbé nọ́ḿbà',
    },
    nin: {
      question: 'Ṣé mo nílò NIN?',
      answer: [
        `Nọ́ḿbà LASRRA nìkan ni àwọn òfin tí a kéde dárúkọ. Kò sí ìkéde bóyá wọ́n tún máa béèrè nọ́ḿbà ìdánimọ̀ orílẹ̀-èdè (NIN) tàbí fọ́tò: ẹ pe ${phoneLines.tollFree.display} láti béèrè kí ẹ tó kúrò nílé.`,
      ],
      links: withWords(facts.enrolling.questions.nin.links, {
        faqLasrra: { label: 'Nọ́ḿbà LASRRA' },
      }),
      alsoFoundBy: 'national identity identification number nimc bvn passport photo ìdánimọ̀ fọ́tò',
    },
    'enrolment-fee': {
      question: 'Ṣé mo máa san owó kankan fún ìforúkọsílẹ̀?',
      answer: [
        'Rárá. Owó adójútòfò irú ètò yín nìkan ni ẹ máa san. Ẹnikẹ́ni kò gbọdọ̀ gba owó iṣẹ́ fún ìforúkọsílẹ̀.',
        'Bí ẹnì kan bá béèrè rẹ̀ lọ́wọ́ yín, ẹ má san án, kí ẹ sì sọ fún wa.',
      ],
      links: withWords(facts.enrolling.questions['enrolment-fee'].links, {
        faqReportFraud: { label: 'Ẹ fi tó wa létí' },
      }),
      alsoFoundBy: 'charge enrolment registration fee money free cost ọ̀fẹ́ èló',
    },
    'public-servants': {
      question: 'Òṣìṣẹ́ ìjọba ìpínlẹ̀ ni mí. Èló ni mo máa san?',
      answer: [
        'Ìjọba ìpínlẹ̀ ń san 75% owó adójútòfò òṣìṣẹ́ ìjọba. 25% tó kù ni ẹ̀yin máa san.',
        'Olú ọ́fíìsì tàbí kíósìkì tó wà lẹ́gbẹ̀ẹ́ Adeyemi Bero Hall ní Secretariat nìkan ni òṣìṣẹ́ ìjọba ti lè forúkọ sílẹ̀. Ẹ ṣọ́ra fún líǹkì tó ń darí yín sí ibòmíràn. Bí òṣìṣẹ́ kò bá ní ẹ̀rí pé ó wà nínú ètò, owó oṣù rẹ̀ wà nínú ewu.',
      ],
      links: withWords(facts.enrolling.questions['public-servants'].links, {
        whereToEnrol: { label: 'Ọ̀nà débẹ̀' },
      }),
      basis:
        'Ìkéde fún gbogbo èèyàn, tó jáde kí Oṣù Kẹta 2026 tó parí, àti Ilé iṣẹ́ Ìjọba Àpapọ̀ fún Ètò Ìròyìn, 2026.',
      alsoFoundBy:
        'public civil servant government worker salary deduction teacher olùkọ́ owó oṣù tíṣà iṣẹ́ ìjọba',
    },
    employers: {
      question: 'Mo gba èèyàn síṣẹ́. Kí ni mo gbọ́dọ̀ ṣe?',
      answer: [
        `Ẹ forúkọ ilé iṣẹ́ yín sílẹ̀ lọ́dọ̀ ${brand.name}, ẹ gba nọ́ḿbà ìdánimọ̀ ilé iṣẹ́ (CIN), lẹ́yìn náà ẹ ra ètò fún àwọn òṣìṣẹ́ yín: irú ètò ${brand.name}, tàbí ti ilé iṣẹ́ adójútòfò tí a fọwọ́ sí. Òfin ìjọba àpapọ̀ kan àwọn agbanisíṣẹ́ tó ní èèyàn márùn-ún tàbí jù bẹ́ẹ̀ lọ.`,
        `Kò sí ìkéde nípa iye owó CIN: ẹ pe ${phoneLines.askLine.display} láti béèrè.`,
      ],
      links: withWords(facts.enrolling.questions.employers.links, {
        employers: { label: 'Agbanisíṣẹ́: òfin àti ìgbésẹ̀' },
      }),
      basis: 'Òfin NHIA ti 2022. Ìlànà òfin LSHS, tí a kà ní 15 Oṣù Kọkànlá 2026.',
      alsoFoundBy:
        'employer company corporate organisation business group tender certificate hmo sme ọ̀gá ilé iṣẹ́ òwò staff',
    },
    staff: {
      question: 'Òṣìṣẹ́ ni mí. Ṣé ilé iṣẹ́ mi máa forúkọ mi sílẹ̀?',
      answer: [
        'Ẹ kọ́kọ́ béèrè lọ́wọ́ agbanisíṣẹ́ yín: bí ó bá ní èèyàn márùn-ún tàbí jù bẹ́ẹ̀ lọ, òfin ìjọba àpapọ̀ kàn án, ó sì lè yan irú ètò fún àwọn òṣìṣẹ́ rẹ̀. Kò sí ìkéde nípa ẹni tó máa san apá wo nínú owó adójútòfò yín ní ilé iṣẹ́ aládàáni.',
        'Ó jẹ́ dandan fún ẹ̀yin náà láti ní adójútòfò. Bí ilé iṣẹ́ yín kò bá ṣe nǹkan kan, ẹ forúkọ ara yín sílẹ̀.',
      ],
      links: withWords(facts.enrolling.questions.staff.links, {
        howToEnrol: { label: 'Bí ẹ ṣe lè forúkọ sílẹ̀' },
      }),
      basis: 'Òfin NHIA ti 2022, bí a ṣe ṣàkópọ̀ rẹ̀ ní 2024.',
      alsoFoundBy: 'staff employee worker salary boss job office private ọ̀gá owó oṣù ibi iṣẹ́',
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
        `Ẹ kọ́kọ́ gba ìfọwọ́sí HEFAMAA, lẹ́yìn náà ẹ sọ fún wa: ${brand.name} máa ń ṣe àyẹ̀wò ilé ìtọ́jú kí ó tó gbà á mọ́ àwọn tó ń bá a ṣiṣẹ́. Kò sí ìkéde nípa fọ́ọ̀mù, iye owó àti àkókò tó máa gbà: ẹ pe ${phoneLines.askLine.display} láti béèrè.`,
      ],
      links: withWords(facts.enrolling.questions['join-network'].links, {
        joinNetwork: { label: 'Dídara pọ̀: ìwé àti ìgbésẹ̀' },
      }),
      basis: 'Ìlànà òfin LSHS, tí a kà ní 15 Oṣù Kọkànlá 2026.',
      alsoFoundBy:
        'provider clinic doctor hefamaa accreditation empanel onboarding facility become join hospital pharmacy dókítà olùpèsè ìtọ́jú',
    },
    'cannot-pay': {
      question: 'Kí ni mo lè ṣe bí mi ò bá lè sanwó?',
      answer: [
        'EKOSHA (Eko Social Health Alliance) ń kó owó jọ láti sanwó ètò fún àwọn olùgbé tó kù díẹ̀ káàtó fún.',
        `Ẹ pe ${phoneLines.askLine.display} láti béèrè bóyá ẹ̀yin, tàbí ẹnì kan tí ẹ mọ̀, lè wà nínú ètò.`,
      ],
      links: withWords(facts.enrolling.questions['cannot-pay'].links, {
        ekosha: { label: 'Ẹ ka púpọ̀ sí i nípa EKOSHA' },
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
