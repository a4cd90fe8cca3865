import type { SearchAnswer } from '../../schema/pages.ts';

/** Beside the rules of answers.ts: what only the speakers of another language say, in words of their own. */
export const ownAnswers: SearchAnswer[] = [];
