import { postWords } from '#content/desk/posts.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { ConfirmStep, DeskForm, TextField } from '../ui/desk-form/desk-form.tsx';
import { Columns, DeskHead, Panel, Stack } from '../ui/page-parts/page-parts.tsx';
import { type LibraryPicture, readPictureId } from './picture-library.ts';
import styles from './pictures.module.css';

const words = postWords.library;
const LIST = '/desk/posts/pictures';

type PicturePageData = { picture: LibraryPicture; typed?: string; error?: string };

export default defineDeskPage<PicturePageData>({
  roles: ['editor'],
  async load({ params, desk }) {
    const picture = await desk.pictures.find(readPictureId(params.id));
    return picture && { picture };
  },
  async post({ params, fields, person, desk }) {
    const id = readPictureId(params.id);
    if (fields.action === 'delete') {
      const isDone = (await desk.pictures.remove(person, id)) || !(await desk.pictures.find(id));
      return isDone
        ? { redirect: LIST, notice: words.deleted }
        : { redirect: `${LIST}/${id}`, notice: words.inUse };
    }
    if (fields.action !== 'describe') return undefined;
    const { alt = '', before = '' } = fields;
    const outcome = await desk.pictures.describe(person, { id, alt, before });
    if (outcome === 'done') return { redirect: `${LIST}/${id}`, notice: words.saved };
    const picture = await desk.pictures.find(id);
    if (!outcome || !picture) return undefined;
    const error = outcome === 'changed' ? words.changed : outcome.error;
    return { status: outcome === 'changed' ? 409 : 422, data: { picture, typed: alt, error } };
  },
  title: ({ picture }) => picture.alt || words.pageHeading,
  View({ data: { picture, typed, error } }) {
    const { alt, src, width, height, addedAt, uses } = picture;
    return (
      <>
        <DeskHead
          heading={alt || words.pageHeading}
          lead={addedAt && words.added(formatMoment(addedAt))}
          back={{ href: LIST, label: words.heading }}
        />
        <Columns>
          <img src={src} width={width} height={height} alt={alt} className={styles.whole} />
          <Stack>
            <DeskForm
              fields={{ before: alt, action: 'describe' }}
              values={{ alt: typed ?? alt }}
              errors={error ? { alt: error } : {}}
              submit={words.save}
            >
              <TextField name="alt" label={words.alt} hint={words.altHint} maxLength={300} />
            </DeskForm>
            <Panel heading={words.usedIn}>
              {uses.length === 0 ? (
                <>
                  <p>{words.unused}</p>
                  <ConfirmStep
                    label={words.delete}
                    question={words.deleteQuestion}
                    confirm={words.delete}
                    fields={{ action: 'delete' }}
                  />
                </>
              ) : (
                <ul>
                  {uses.map(({ title, href, kind }) => (
                    <li key={href + title}>
                      <a href={href}>{title || postWords.untitled}</a> {words.useKinds[kind]}
                    </li>
                  ))}
                </ul>
              )}
            </Panel>
          </Stack>
        </Columns>
      </>
    );
  },
});
