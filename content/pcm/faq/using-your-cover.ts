import type * as english from '../../en/faq/using-your-cover.ts';
import * as facts from '../../facts/faq/using-your-cover.ts';
import { withWords } from '../../with-words.ts';
import { phoneLines } from '../site.ts';
import { bases } from './bases.ts';

export const usingYourCover: typeof english.usingYourCover = {
  id: facts.usingYourCover.id,
  title: 'How to use your cover',
  questions: withWords(facts.usingYourCover.questions, {
    'finding-a-hospital': {
      question: 'Which hospitals I fit use?',
      answer: [
        'You go choose one approved hospital for your plan and na there dem go treat you. Find am for di list by name, street or area; di list dey show which plan dey cover di place.',
      ],
      links: withWords(facts.usingYourCover.questions['finding-a-hospital'].links, {
        provider: { label: 'Find hospital or pharmacy' },
      }),
      alsoFoundBy: 'clinic provider near me list accredited wey near me',
    },
    'changing-hospital': {
      question: 'How I go take change my hospital?',
      answer: [
        'You fit move go anoda approved hospital for your plan one time inside every policy year, and more dan dat for special cases. Choose di new one for our list first, then ask for di change online.',
      ],
      links: withWords(facts.usingYourCover.questions['changing-hospital'].links, {
        changeHospital: { label: 'Ask for di change' },
        provider: { label: 'Find new hospital' },
      }),
      basis: bases.published,
      alsoFoundBy: 'switch move transfer another clinic provider change anoda hospital',
    },
    'is-it-covered': {
      question: 'Plan dey cover my treatment?',
      answer: [
        'Check am plan by plan: plan dey cover am, plan no cover am, or di published package no tok am. Limits and di part wey you go pay (co-payment) dey beside am.',
        `If di package no tok anything, call ${phoneLines.tollFree.display} and ask before you need am.`,
      ],
      links: withWords(facts.usingYourCover.questions['is-it-covered'].links, {
        whatIsCovered: { label: 'Wetin di plan dey cover?' },
      }),
      basis: bases.published,
      alsoFoundBy: 'benefit glasses malaria teeth surgery exclusions excluded covered eye glasses fever',
    },
    emergency: {
      question: 'Wetin go happun if emergency dey?',
      answer: [
        'Go di hospital wey near you pass. If di emergency put life in danger, dem must treat you even if you no get proof of cover. Dem go ask for proof once di patient don stable.',
      ],
      basis: bases.order,
      alsoFoundBy: 'accident urgent ambulance bleeding blood dey rush danger quick quick',
    },
    'hospital-asks-for-money': {
      question: 'Wetin if hospital ask me for money?',
      answer: [
        `Call ${phoneLines.askLine.display} (${phoneLines.askLine.digits}) from di hospital, before you pay. Di line free and dem dey answer am day and night.`,
        'Care wey your plan dey cover, for di hospital wey you choose, dem no dey charge for am, and nobody get right to ask for money to register you. For Standard Jaara you go pay part wen you see specialist doctor and wen you collect drugs again for sickness wey don tey (how much, dem neva publish am), and you go pay for surgery (operation) for di first four months.',
        'If you don already pay, keep di receipt, write down di hospital name, di day and wetin di money be for, and complain.',
      ],
      links: withWords(facts.usingYourCover.questions['hospital-asks-for-money'].links, {
        planPlanComparison: { label: 'Wetin di plans dey cover' },
        complaint: { label: 'Make complaint' },
      }),
      basis: bases.standardJaara,
      alsoFoundBy:
        'asked asks pay cash charge bill deposit extra bribe complaint hospital dey ask money collect money egunje',
    },
    pregnancy: {
      question: 'I get belle. Wetin di plan dey cover?',
      answer: [
        'Di two Jaara plans dey cover care for mama and new born baby; di Seniors Plan no dey cover am. You no need wait for antenatal care, so register early. Plan dey cover delivery afta you don dey di scheme for five months, wit proof say you go antenatal visits.',
        'Care for belle and delivery (maternal care) na for di main pesin (principal) and di husband or wife, once dem don pay complete insurance money (premium) for di whole year.',
      ],
      links: withWords(facts.usingYourCover.questions.pregnancy.links, {
        planCoverDates: { label: 'Last day to join for di day wey baby suppose come' },
        maternalCare: { label: 'Care for belle and delivery inside di comparison' },
      }),
      basis: `${bases.published} ${bases.waiting}`,
      alsoFoundBy:
        'pregnant pregnancy baby birth antenatal caesarean delivery mother maternity newborn belle born pikin',
    },
    'doctor-by-phone': {
      question: 'I fit tok to doctor for phone?',
      answer: [
        `Yes. To see doctor for phone (telemedicine) dey inside every plan wey we compare: call ${phoneLines.doctorLine.display} (${phoneLines.doctorLine.digits}), or use di app. Jaara Plus tok say e dey 24 hours every day; for di oda ones, dem neva publish di hours.`,
        'Jaara Plus and di Seniors Plan also get di virtual booths: Adamo Market and Sabo Market for Ikorodu, Sabo Market for Yaba, Ketu Fruit Market, and Aiyetoro Market for Epe. For Standard Jaara di sources no agree: di plan comparison no put di booths, di plan document name dem. Ask before you go.',
      ],
      links: withWords(facts.usingYourCover.questions['doctor-by-phone'].links, {
        telemedicine: { label: 'See doctor for phone (telemedicine)' },
      }),
      basis: bases.published,
      alsoFoundBy: 'telemedicine vbooth virtual app call talk to doctor online doctor',
    },
    medicines: {
      question: 'Wia I go get my medicines?',
      answer: [
        'Di two Jaara plans dey cover di medicine wey dey di scheme list (formulary). For Jaara Plus you dey collect am for community pharmacies from Monday to Saturday, 9am to 8pm. Standard Jaara dey ask make you pay part (co-payment) wen you collect medicine again for sickness wey don tey; dem neva publish how much. For di Seniors Plan, ask your hospital or us.',
      ],
      links: withWords(facts.usingYourCover.questions.medicines.links, {
        providerOpenPharmacy: { label: 'Community pharmacies' },
        whatIsCovered: { label: 'Wetin else di plan dey cover' },
      }),
      basis: bases.published,
      alsoFoundBy: 'drugs pharmacy prescription tablets medicine chemist',
    },
    'refused-drugs': {
      question: 'Wetin if dem no gree give me drugs, or tell me to buy dem?',
      answer: [
        'Ask whether di drug dey di scheme list (formulary): plan dey cover only di drugs wey dey dat list. For Standard Jaara you go pay part wen you collect drugs again for sickness wey don tey; how much, dem neva publish am.',
        `If e dey di list and dem no give you, call ${phoneLines.askLine.display} (${phoneLines.askLine.digits}) from di counter. Write down di place, di day and di name for di drug, and keep di receipt if you buy am yourself.`,
      ],
      links: withWords(facts.usingYourCover.questions['refused-drugs'].links, {
        complaint: { label: 'Make complaint' },
      }),
      basis: bases.standardJaara,
      alsoFoundBy:
        'medicine refuse refused denied out of stock pharmacy prescription formulary drug no dey buy outside',
    },
    'not-covered': {
      question: 'Wetin di plan no dey cover?',
      answer: [
        `No plan wey dem publish get list for wetin e no dey cover; dem get limits and waiting time. If you no see one treatment inside di plan, call ${phoneLines.tollFree.display} and ask before you depend on am.`,
      ],
      links: withWords(facts.usingYourCover.questions['not-covered'].links, {
        whatIsCovered: { label: 'Plan dey cover am, plan no cover am, dem no tok am' },
      }),
      basis: bases.published,
      alsoFoundBy: 'exclusion excluded exclude except limit transplant cosmetic mri not covered',
    },
    'checking-enrolment': {
      question: 'How I go take check say I don register?',
      answer: ['Check yourself for di verification portal, or call us wit your policy number.'],
      links: withWords(facts.usingYourCover.questions['checking-enrolment'].links, {
        verify: { label: 'Verification portal' },
      }),
      alsoFoundBy: 'verify status active confirm policy number enrolled enrolment check',
    },
    'lost-card': {
      question: 'My card don lost. Wetin I go do now?',
      answer: [
        `Call ${phoneLines.tollFree.display} and keep your policy number ready if you know am. For di Seniors Plan di policy number alone don do for di hospital, so write am down and keep one copy for house.`,
        'How dem dey replace card, and how much e be, dem neva publish am. Ask us before you pay anybody for new card.',
      ],
      alsoFoundBy: 'lost stolen missing replace id card forgotten number dem thief my card i lose my card',
    },
    'moving-away': {
      question: 'Wetin if I pack go anoda place?',
      answer: [
        'If na inside Lagos, change your hospital to one wey near your new house.',
        `If you dey leave Lagos State, call ${phoneLines.tollFree.display} before you go: di scheme na for pipo wey dey live for Lagos. Ask wetin go happun to policy wey you don already pay for.`,
      ],
      links: withWords(facts.usingYourCover.questions['moving-away'].links, {
        faqChangingHospital: { label: 'How to change hospital' },
      }),
      alsoFoundBy: 'move relocate new address leave travel outside lagos state japa pack comot',
    },
  }),
};
