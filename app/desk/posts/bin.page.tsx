import { approvalWords } from '#content/desk/approvals.ts';
import { postWords } from '#content/desk/posts.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { isUuid } from '../desk-page.ts';
import { ConfirmStep, DeskForm } from '../ui/desk-form/desk-form.tsx';
import { DataTable, Paging, readPage } from '../ui/list-parts/list-parts.tsx';
import { DeskHead } from '../ui/page-parts/page-parts.tsx';
import styles from './posts.module.css';

const words = postWords.bin;

export default defineDeskPage({
  roles: ['editor'],
  load: ({ query, desk }) => desk.posts.listBin(readPage(query)),
  async post({ fields, person, desk }) {
    const { id, action } = fields;
    if (!isUuid(id)) return undefined;
    if (action === 'delete') {
      await desk.posts.deleteForGood(person, id);
      return { redirect: '/desk/posts/bin', notice: words.deleted };
    }
    if (action !== 'bring-back') return undefined;
    const state = await desk.posts.bringBack(person, id);
    if (state === 'requested') return { redirect: '/desk/posts/bin', notice: approvalWords.requested };
    return state
      ? { redirect: `/desk/posts/${id}`, notice: words.back[state] }
      : { redirect: '/desk/posts/bin', notice: words.missing };
  },
  title: words.heading,
  View: ({ data: { posts, total } }) => (
    <>
      <DeskHead
        heading={words.heading}
        lead={words.lead}
        back={{ href: '/desk/posts', label: postWords.heading }}
      />
      <DataTable
        caption={words.caption}
        columns={words.columns.map((label, index) => ({ label, isLabelHidden: index === 3 }))}
        rows={posts.map(({ id, title, slug, binnedAt, binnedBy, deletedAt, wasPublic }) => ({
          key: id,
          cells: [
            <>
              <a href={`/desk/posts/${id}/preview`} className={styles.title}>
                {title || postWords.untitled}
              </a>
              {slug && <span className={styles.slug}>{slug}</span>}
              <span className={styles.slug}>{wasPublic ? words.wasPublic : words.wasDraft}</span>
            </>,
            words.removed(formatMoment(binnedAt), binnedBy),
            formatMoment(deletedAt),
            <div key="steps" className={styles.steps}>
              <DeskForm
                prefix={`back-${id}`}
                fields={{ id, action: 'bring-back' }}
                submit={words.bringBack}
                variant="secondary"
              />
              <ConfirmStep
                label={words.delete}
                question={words.deleteQuestion}
                confirm={words.delete}
                fields={{ id, action: 'delete' }}
              />
            </div>,
          ],
        }))}
        empty={words.empty}
      />
      <Paging label={words.pages} total={total} />
    </>
  ),
});
