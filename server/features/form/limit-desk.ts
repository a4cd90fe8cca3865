import type { FormDesk } from '#app/site.ts';
import { formWords } from '#content/form-words.ts';
import type { VisitorCount } from '../../visitors/visitor-count.ts';
import { LIMIT_WINDOW_MS, visitorOf } from '../../visitors/visitor-limit.ts';
import { refusal } from './form-desk.ts';

/** The desk as pages see it: whoever has sent too often is asked to wait. */
export function limitDesk(desk: FormDesk, count: VisitorCount, limit: number): FormDesk {
  return {
    ...desk,
    async submit(kind, fields, sender) {
      const { current } = await count.add(visitorOf(sender.address), LIMIT_WINDOW_MS);
      return current > limit ? refusal(429, formWords.tooMany) : desk.submit(kind, fields, sender);
    },
  };
}
