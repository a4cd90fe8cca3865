import * as english from '../en/directory-names.ts';
import { wordsIn } from '../words-in.ts';

const { generic } = english.nameWords;

/** Beside the English ones, what the kinds of places are called in Yorùbá. */
export const sameNames: typeof english.sameNames = [
  ...english.sameNames,
  ['Ile Iwosan Ijoba Ibile', 'Hospital LGA'],
  ['Ile Iwosan Ijoba', 'General Hospital'],
  ['Ile Iwosan', 'Hospital'],
  ['Ile Itaja Oogun', 'Pharmacy'],
  ['Ile Oogun', 'Pharmacy'],
  ['Ile Elegbogi', 'Pharmacy'],
  ['Ibudo Ilera Alabode', 'Primary Healthcare Centre'],
  ['Alabode', 'Primary'],
  ['Gbogboogbo', 'General'],
  ['Gbogbogbo', 'General'],
  // A hospital of this name is none of the hospitals of Lagos.
  ['Eko Hospital', 'Ekohospital Hospital'],
  ['Eko', 'Lagos'],
];

/** "Ile" alone is no generic word: towns and bus stops begin with it, such as Ile-Epo. */
export const nameWords: typeof english.nameWords = {
  ...english.nameWords,
  generic: {
    hospital: [...generic.hospital, 'iwosan', 'osibitu', 'alaboyun', 'dokita'],
    pharmacy: [...generic.pharmacy, 'oogun', 'itaja', 'kemisti', 'kemiisi'],
    either: [...generic.either, 'ibudo', 'ilera', 'itoju'],
  },
};

/** Marked as pure, so that the scripts of browsers leave them out. */
export const pageWords: typeof english.pageWords = /* @__PURE__ */ Object.assign({}, english.pageWords, {
  /** The scheme keeps its name where Eko is taken for Lagos. */
  scheme: /* @__PURE__ */ english.pageWords.scheme.concat('ilera lagos'),
  asking: /* @__PURE__ */ english.pageWords.asking.concat('gbawole', 'ngba'),
  counting: /* @__PURE__ */ english.pageWords.counting.concat('melo', 'meloo'),
  fillers: /* @__PURE__ */ english.pageWords.fillers.concat(
    /* @__PURE__ */ wordsIn(`
    melo meloo adojutofo adugbo agbegbe akojo nbe nibe lara ati awon eto ewo fe fun gba gbogbo ibi ibile
    ibo ijoba ipinle itosi je ki kini lagbegbe lati le leba lo mi mo ngba ni nibi nibo nilu ninu nitosi
    o opopona se si sunmo tabi ti to wa wo won
  `),
  ),
});

export const placeWords: typeof english.placeWords = /* @__PURE__ */ Object.assign({}, nameWords, pageWords);

/** Where it is not known how a name is written in Yorùbá, it stays as it is in the lists. */
export const lgaNames: typeof english.lgaNames = {
  Agege: 'Agége',
  Alimosho: 'Àlímọ̀ṣọ́',
  Apapa: 'Àpápá',
  Badagry: 'Àgbádárìgì (Badagry)',
  Epe: 'Ẹ̀pẹ́',
  'Eti-Osa': 'Etí-Ọ̀sà',
  'Ifako-Ijaiye': 'Ìfàkọ̀-Ìjàyè',
  Ikeja: 'Ìkẹjà',
  Ikorodu: 'Ìkòròdú',
  Kosofe: 'Kòṣọ̀fẹ́',
  'Lagos Island': 'Erékùṣù Èkó (Lagos Island)',
  Mushin: 'Muṣin',
  Ojo: 'Ọ̀jọ́',
  'Oshodi-Isolo': 'Oṣòdì-Ìsọlọ̀',
  Shomolu: 'Ṣómólú',
  Surulere: 'Súrùlérè',
};

export const areaName: typeof english.areaName = (area) => lgaNames[area] ?? area;
