import { contentWords as words } from '#content/desk/content.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { Panel, StateBadge } from '../ui/page-parts/page-parts.tsx';
import type { ContentLanguage, EditedPart } from './content-service.ts';
import { topicTitle } from './question-form.tsx';

interface QuestionListProps {
  edited: EditedPart<'faq'>;
  languages: readonly ContentLanguage[];
}

/** The questions topic by topic, with what is to be done about their translations. */
export function QuestionList({ edited: { content, older }, languages }: QuestionListProps) {
  const translations = languages.filter(({ isEnglish }) => !isEnglish);
  return (
    <>
      <div>
        <ButtonLink to="/desk/content/faq/questions/new">{words.faq.add}</ButtonLink>
      </div>
      {content.map(({ id, questions }) => (
        <Panel key={id} heading={topicTitle(id)}>
          <DataTable
            caption={words.faq.caption(topicTitle(id))}
            columns={words.faq.columns}
            rows={questions.map((question) => {
              const states = translations.flatMap(({ code, name }) => {
                if (!question.words[code]) return [words.reads.missing(name)];
                return older[code]?.includes(question.id) ? [words.reads.older(name)] : [];
              });
              return {
                key: question.id,
                cells: [
                  <a key="open" href={`/desk/content/faq/questions/${question.id}`}>
                    {question.words.en.question}
                  </a>,
                  states.length > 0
                    ? states.map((state) => (
                        <StateBadge key={state} tone="new">
                          {state}
                        </StateBadge>
                      ))
                    : words.faq.complete,
                ],
              };
            })}
          />
        </Panel>
      ))}
    </>
  );
}
