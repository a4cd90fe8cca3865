/**
 * The name of each language in itself, for what is given a code alone: a post on our English pages, a change at the
 * desk. The codes are stored with posts and are their `lang`, so a language that the site gives up stays here.
 */
export const LANGUAGE_NAMES = { en: 'English', yo: 'Yorùbá', pcm: 'Pidgin' } as const;

/** The `face` of those that have one of their own. */
export const LANGUAGE_FACES: Readonly<Record<string, string>> = { yo: 'yoruba' };
