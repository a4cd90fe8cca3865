import { faqAsText } from '#content/faq.ts';
import type { Node } from './node.ts';

export function describeQuestions(): Node[] {
  const mainEntity = faqAsText.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
