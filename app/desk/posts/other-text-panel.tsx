import { postWords } from '#content/desk/posts.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { Field, TextAreaField } from '../../ui/field/field.tsx';
import { Banner } from '../ui/banner/banner.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import type { OtherText, PostFields } from './post-service.ts';
import { TextDifference } from './text-difference.tsx';

const words = postWords.conflict;

/** What somebody else has saved meanwhile, beside what was typed here. */
export function OtherTextPanel({ other, mine }: { other: OtherText; mine: PostFields }) {
  const { kind, by, at, fields } = other;
  if (kind === 'deleted')
    return (
      <Banner tone="warning" role="alert" heading={words.heading}>
        {words.deleted}
      </Banner>
    );
  return (
    <>
      <Banner tone="warning" role="alert" heading={words.heading}>
        <p>{words.draft(by, formatMoment(at))}</p>
        <p>{words.advice}</p>
      </Banner>
      <Panel heading={words.theirs}>
        {fields.title !== mine.title && (
          <Field name="theirTitle" label={words.theirTitle} defaultValue={fields.title} readOnly />
        )}
        <TextAreaField
          name="theirContent"
          label={words.theirs}
          defaultValue={fields.content}
          rows={8}
          readOnly
        />
        <h3>{words.difference}</h3>
        <TextDifference before={fields.content} after={mine.content} />
      </Panel>
    </>
  );
}
