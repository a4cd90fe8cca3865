/**
 * Keys whose values are no words: they come from the English content, so that an address, an id or a price cannot
 * differ between languages.
 */
export const FACT_KEYS = [
  'id',
  'to',
  'href',
  'url',
  'link',
  'btnLink',
  'whatsAppUrl',
  'path',
  'alsoAt',
  'page',
  'faq',
  'pdf',
  'icon',
  'scene',
  'cloth',
  'ground',
  'slug',
  'kind',
  'type',
  'param',
  'file',
  'field',
  'ward',
  'rule',
  'display',
  'digits',
  'code',
  'facts',
  'rows',
  'plans',
  'categories',
  'premiums',
  'benefits',
  'shortName',
  'inputId',
  'iso',
] as const;

/**
 * Words that people search by, and names of areas: another language has as many as it needs. What people ask in English
 * stays beside its `asks`, since they mix the two.
 */
export const KEYWORD_KEYS = [
  'alsoFoundBy',
  'asks',
  'coveredWords',
  'faqFillerWords',
  'fileWords',
  'lgaNames',
  'placeWords',
  'sameNames',
  'searchFillerWords',
  'synonyms',
] as const;
