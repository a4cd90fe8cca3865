/**
 * What a place may offer, by the ids that lists and open data have, and how people ask for it in any of our languages:
 * folded, without accents. A place that does not name one may have it all the same.
 */
export const serviceWords = {
  emergency: ['emergency', 'emergencies', 'accident', 'casualty', 'pajawiri'],
  maternity: [
    'maternity',
    'antenatal',
    'delivery',
    'childbirth',
    'labour ward',
    'obstetrics',
    'ibimo',
    'agbebi',
  ],
  children: ['children', 'paediatrics', 'pediatrics', 'paediatrician', 'pediatrician', 'omode'],
  immunisation: ['immunisation', 'immunization', 'vaccination', 'vaccine', 'vaccines', 'ajesara'],
  surgery: ['surgery', 'surgeon', 'operation', 'theatre', 'ise abe'],
  dental: ['dental', 'dentist', 'dentistry', 'tooth', 'teeth', 'eyin'],
  eye: ['eye', 'eyes', 'eye care', 'optician', 'optometry', 'ophthalmology', 'oju'],
  laboratory: ['laboratory', 'lab', 'lab test', 'lab tests', 'blood test'],
  'x-ray': ['x ray', 'xray', 'radiology'],
  ultrasound: ['ultrasound', 'scan', 'sonography'],
  dialysis: ['dialysis', 'kidney', 'renal dialysis', 'kindinrin'],
  physiotherapy: ['physiotherapy', 'physio', 'physiotherapist'],
  pharmacy: ['own pharmacy', 'dispensary'],
} as const satisfies Record<string, readonly string[]>;

/** How people ask when a place is open, in any of our languages; folded, the longest first where one is in another. */
export const openWords = {
  always: [
    ...['24 hours a day', '24 hours', '24 hour', '24hours', '24hrs', '24 hrs', '24hr', '24h', '24 7'],
    ...['round the clock', 'day and night', 'wakati 24'],
    // Whatever is open every day is open then too.
    ...['open on sunday', 'on sunday', 'sunday', 'sundays', 'open on saturday', 'on saturday', 'saturday'],
    ...['open on weekends', 'at weekends', 'weekend', 'weekends', 'public holiday', 'public holidays'],
    // "Ọjọ́" is a day here, not the town Ọ̀jọ́.
    ...['sunday', 'aiku', 'isinmi', 'saturday', 'satide', 'abameta'].flatMap((day) => [
      `ni ojo ${day}`,
      `ojo ${day}`,
      `lojo ${day}`,
    ]),
    ...['opin ose'],
  ],
  night: [
    'open at night',
    'open for night',
    'at night',
    'for night',
    'night',
    'overnight',
    'midnight',
    'ni ale',
    'loru',
    'ni oru',
    'lale',
  ],
  now: [
    'open right now',
    'open now',
    'now open',
    'dey open now',
    'open today',
    'dey open',
    'open',
    ...['opening hours', 'opening time', 'closing time', 'working hours', 'visiting hours', 'visiting time'],
    ...['opens', 'closes', 'dey close', 'n si', 'maa n si'],
    'si bayi',
    'si nisinsinyi',
  ],
} as const satisfies Record<string, readonly string[]>;

export type OpenWish = keyof typeof openWords;

export type ServiceId = keyof typeof serviceWords;

export const serviceIds = Object.keys(serviceWords) as ServiceId[];

/** What no pharmacy does: one is not shown for it, as if it might. */
export const hospitalServices: readonly ServiceId[] = [
  ...(['emergency', 'maternity', 'surgery', 'dental'] as const),
  ...(['x-ray', 'ultrasound', 'dialysis', 'physiotherapy'] as const),
];
