import type * as english from '../en/lga-names.ts';

/** Where it is not known how a name is written in Yorùbá, it stays as it is in the lists. */
export const lgaNames: typeof english.lgaNames = {
  Agege: 'Agége',
  Alimosho: 'Àlímọ̀ṣọ́',
  Apapa: 'Àpápá',
  Badagry: 'Àgbádárìgì',
  Epe: 'Ẹ̀pẹ́',
  'Eti-Osa': 'Etí-Ọ̀sà',
  'Ifako-Ijaiye': 'Ìfàkọ̀-Ìjàyè',
  Ikeja: 'Ìkẹjà',
  Ikorodu: 'Ìkòròdú',
  Kosofe: 'Kòṣọ̀fẹ́',
  'Lagos Island': 'Erékùṣù Èkó',
  Mushin: 'Muṣin',
  Ojo: 'Ọ̀jọ́',
  'Oshodi-Isolo': 'Oṣòdì-Ìsọlọ̀',
  Shomolu: 'Ṣómólú',
};

export const areaName: typeof english.areaName = (area) => lgaNames[area] ?? area;
