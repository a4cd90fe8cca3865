import type { Answers } from './asked-everywhere.ts';

/** What people asked in their own language, as they typed it: mostly without marks. */
export const askedBySpeakers: Readonly<Record<string, Answers>> = {
  en: {
    '/emergency': [
      ...[
        'badly hurt',
        'hurt',
        'gun shot',
        'gunshot',
        'injured',
        'wounded',
        'wounded Mushin',
        'wound',
        'fits',
      ],
      ...['fits child', 'my child is having a fit', 'cut hand', 'deep cut', 'my son cut his finger'],
      ...['child drank bleach', 'baby will not suck', 'one side of my body is not working', 'head injury'],
    ],
    '/plan/what-is-covered#surgery': ['wound dressing'],
    '/faq#doctor-by-phone': ['my stomach hurts'],
  },
  yo: {
    '/emergency': [
      ...['ko simi mo', 'won lu mi ni ada', 'won fipa ba mi lopo', 'won fi ipa ba omo mi lopo'],
      ...['omo mi re sinu omi', 'omo mi ri somi', 'omo mi gbe owo mi', 'omo mi gbe batiri mi', 'kerosene'],
      ...['omi oju ara ti tu', 'omi ti tu lara mi', 'egba', 'iya mi ni egba', 'ewu', 'omo mi wa ninu ewu'],
      ...['won gun mi ni obe', 'won sa mi ni ada', 'omo mi mu kerosini', 'mo farapa', 'ogbe ada'],
      ...['ko le soro mo', 'apa kan ara mi ko sise', 'omo mi ko mu oyan', 'ara omo mi gbona o n gbon'],
    ],
    '/provider?find=abule+egba#found': ['abule egba'],
  },
  pcm: {
    '/emergency': [
      ...['my pikin drink kerosene', 'kerosene', 'nepa shock my pikin', 'e cut hand blood plenty'],
      ...['one side of my body no dey work', 'my pikin head dey hot e dey shake', 'pikin get fits'],
      ...['baby no dey suck breast', 'pikin no gree suck', 'injure', 'i injure', 'pikin drink acid'],
      ...['dem cut me with cutlass', 'my pikin fall inside well', 'my pikin swallow battery'],
    ],
    '/faq#how-to-enrol': ['i fit register'],
  },
};
