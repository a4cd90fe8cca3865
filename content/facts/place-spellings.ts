/**
 * Other spellings of LGAs and LCDAs. Differences in case, hyphens, slashes, spaces, word order and a trailing "LGA" or
 * "LCDA" are handled without an entry here.
 */
export const lgaSpellings: Record<string, string> = {
  Somolu: 'Shomolu',
  'Ifako Ijaye': 'Ifako-Ijaiye',
  Mainland: 'Lagos Mainland',
};

export const lcdaSpellings: Record<string, string> = {
  Somolu: 'Shomolu',
  'Ifako Ijaye': 'Ifako-Ijaiye',
  'Otto Awori': 'Oto-Awori',
  'Igbogbo Bayeku': 'Igbogbo-Baiyeku',
  'Odi Olowo': 'Odi Olowo-Ojuwoye',
  'Badagry Central': 'Badagry',
  'Ikorodu Central': 'Ikorodu',
  'Ikosi Ejirin': 'Ikosi-Ejinrin',
};
