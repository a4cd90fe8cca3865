/** Names beside those of the glossary and of the lists. */
export const furtherNames: readonly string[] = [
  'Eko Social Health Alliance',
  'Executive Order',
  'Federal Ministry of Information',
  'KPMG',
  'Pidgin',
  'Secretariat',
  'Adamo',
  'Sabo',
  'Aiyetoro',
];

/** What a language may have in common with English, by its code. */
export const sharedWords: Readonly<Record<string, readonly string[]>> = {
  yo: [
    // Yorùbá has them too: pronouns and verbs before a vowel, as in "dán an wò", "ẹ pín in", "báwo la ṣe".
    ...['an', 'in', 'la'],
    // The name of the language itself, which English writes in the same way.
    'yorùbá',
    // Units and marks that are the same everywhere; ALT is a test of the blood.
    ...['km', 'kb', 'mb', 'id', 'alt'],
    // Tests and diseases that hospitals in Lagos name in English; Yorùbá has no settled words for them.
    ...['albumin', 'creatinine', 'endocrinology', 'hepatitis', 'malaria', 'prostate', 'ray', 'scan'],
    ...['burkitt', 'lymphoma', 'retinoblastoma'],
    // The ward of two plans, explained where the plans are compared.
    ...['semi', 'private'],
  ],
};

/** What may stand in brackets behind the word that it explains, beside the terms of the glossary. */
export const explanations: readonly string[] = [
  'acute renal failure',
  'ALT',
  'browser',
  'cataract',
  'cholesterol',
  'formulary',
  'gynaecology',
  'HBsAg',
  'mammogram',
  'Pap smear',
  'physiotherapy',
  'principal',
  'pterygium',
  'refraction',
  'secondary care',
  'semi-private',
  'standard',
];

/**
 * English words that a language near English writes in another way or does without, and the phrases in which it has
 * them all the same.
 */
export const replacedWords: Readonly<Record<string, { words: string; phrases: RegExp }>> = {
  // In the spelling of the BBC's Pidgin service: di, dis, dat, wit, na, get, wetin, wen, wia, pesin, pipo, pikin, dia.
  pcm: {
    words: `
      the this that these those with of is are was were been being has have had having what when where whose
      whom person persons people child children their theirs they them other others another after government does
      did doing done will would cannot can can't could should may might not never someone his him he it its
      than talk doesn't don't didn't isn't aren't won't you're it's we're there's
    `,
    phrases:
      /\b(?:(?:family|proof|care|end|part|out|front|mouth|door|all|one|two|ones|which|cover|peace|instead|kind) of|if not|\d+ May(?= \d{4}))\b/gi,
  },
};
