import type { FormService } from '#app/site.ts';
import { formWords } from '#content/form-words.ts';
import type { VisitorCount } from '../../visitors/visitor-count.ts';
import { LIMIT_WINDOW_MS, visitorOf } from '../../visitors/visitor-limit.ts';
import { refusal } from './form-service.ts';

/** The forms as pages see it: whoever has sent too often is asked to wait. */
export function limitForms(forms: FormService, count: VisitorCount, limit: number): FormService {
  return {
    ...forms,
    async submit(kind, fields, sender) {
      const { current } = await count.add(visitorOf(sender.address), LIMIT_WINDOW_MS);
      return current > limit ? refusal(429, formWords.tooMany) : forms.submit(kind, fields, sender);
    },
  };
}
