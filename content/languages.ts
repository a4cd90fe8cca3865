/** The translations, in the order of the language switch; one whose folder is gone is left out of the build. */
export const translations: readonly string[] = ['yo', 'pcm'];
