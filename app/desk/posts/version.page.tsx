import { postWords } from '#content/desk/posts.ts';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { TextAreaField } from '../../ui/field/field.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { type DeskRequest, isUuid } from '../desk-page.ts';
import { ConfirmStep } from '../ui/desk-form/desk-form.tsx';
import { Banner, DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';
import { TextDifference, WholeDifference } from './text-difference.tsx';

const words = postWords.versions;
const PARTS = ['title', 'date', 'imageAlt', 'content'] as const;

export default defineDeskPage({
  roles: ['editor'],
  async load(request) {
    const version = await findVersion(request);
    const post = version && (await request.desk.posts.find(request.params.id ?? ''));
    return version && post && { post, version };
  },
  async post(request) {
    const { params, fields, desk, person } = request;
    const { id = '' } = params;
    const version = await findVersion(request);
    if (!version || fields.action !== 'restore') return undefined;
    if (!(await desk.posts.restore(person, id, version.number))) return undefined;
    return { redirect: `/desk/posts/${id}`, notice: postWords.notices.restore(version.number) };
  },
  title: ({ version }) => words.pageHeading(version.number),
  View({ data: { post, version } }) {
    const { number, step, at, by, fields } = version;
    const changed = PARTS.filter((part) => fields[part] !== post[part]);
    const hasOtherPicture = fields.picture !== post.picture || fields.cover !== post.cover;
    const hasOtherTopic = fields.topic !== post.topic;
    const hasOtherLanguage = fields.language !== post.language;
    const isSame = changed.length === 0 && !hasOtherPicture && !hasOtherTopic && !hasOtherLanguage;
    return (
      <>
        <DeskHead
          heading={words.pageHeading(number)}
          lead={[words.steps[step], formatMoment(at), by].filter(Boolean).join(', ')}
          back={{ href: `/desk/posts/${post.id}`, label: post.title || postWords.untitled }}
        />
        {isSame ? <Banner tone="info">{words.same}</Banner> : <p>{words.lead}</p>}
        {hasOtherPicture && <Banner tone="info">{words.otherPicture}</Banner>}
        {hasOtherTopic && <Banner tone="info">{words.otherTopic}</Banner>}
        {hasOtherLanguage && <Banner tone="info">{words.otherLanguage}</Banner>}
        {changed.map((part) => (
          <Panel key={part} heading={words.parts[part]}>
            {part === 'date' ? (
              <WholeDifference before={inWords(fields.date)} after={inWords(post.date)} />
            ) : (
              <TextDifference before={fields[part]} after={post[part]} />
            )}
          </Panel>
        ))}
        {!isSame && (
          <ConfirmStep
            label={words.restore}
            question={[words.restoreWarning, post.publishAt && words.restoreScheduled]
              .filter(Boolean)
              .join(' ')}
            isSafe
            confirm={words.restore}
            fields={{ action: 'restore' }}
          />
        )}
        <TextAreaField name="whole" label={words.whole} defaultValue={fields.content} rows={12} readOnly />
      </>
    );
  },
});

async function findVersion({ params: { id, number = '' }, desk }: DeskRequest) {
  return isUuid(id) && /^[1-9]\d{0,8}$/.test(number) ? desk.posts.version(id, Number(number)) : undefined;
}

function inWords(day: string): string {
  return day ? formatDate(day) : words.noDate;
}
