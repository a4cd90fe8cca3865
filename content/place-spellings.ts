/**
 * How people also write the names of LGAs and LCDAs. Case, hyphens, slashes, spaces, the order of the words and
 * "LGA" or "LCDA" at the end do not matter and need no line here.
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
