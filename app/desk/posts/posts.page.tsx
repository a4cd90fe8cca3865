import { postWords as words } from '#content/desk/posts.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { ROWS_PER_PAGE } from '#domain/text/paginate.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { useDesk } from '../desk-page.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { FilterForm } from '../ui/filter-form/filter-form.tsx';
import { Paging, readPage } from '../ui/paging/paging.tsx';
import { type ListedPost, POST_STATES, type PostList } from './post-service.ts';
import { PostState } from './post-state.tsx';
import styles from './posts.module.css';

export default defineDeskPage<PostList>({
  roles: ['editor'],
  load({ query, desk }) {
    return desk.posts.list({
      state: POST_STATES.find((state) => state === query.get('state')),
      search: truncateSearch(query.get('q') ?? '')
        .replace(/\p{Cc}/gu, ' ')
        .trim(),
      page: readPage(query),
    });
  },
  title: () => words.heading,
  View: Posts,
});

function Posts({ data: { posts, total } }: { data: PostList }) {
  const { query } = useDesk();
  const isFiltered = ['q', 'state'].some((name) => query.get(name));
  const states = POST_STATES.map((value) => ({ value, label: words.states[value] }));
  return (
    <>
      <DeskHead
        heading={words.heading}
        lead={words.list.total(total)}
        actions={<ButtonLink to="/desk/posts/new">{words.newPost}</ButtonLink>}
      />
      <FilterForm
        label={words.list.find}
        search={{ name: 'q', label: words.list.search }}
        selects={[
          {
            name: 'state',
            label: words.list.state,
            options: [{ value: '', label: words.list.allStates }, ...states],
          },
        ]}
      />
      {posts.length === 0 ? (
        <EmptyState>{isFiltered ? words.list.none : words.list.noneYet}</EmptyState>
      ) : (
        <DataTable
          caption={words.list.caption}
          columns={words.list.columns}
          rows={posts.map((post) => ({
            key: post.id ?? post.slug,
            cells: [
              <PostTitle key="title" post={post} />,
              <PostState key="state" post={post} />,
              words.list.changedBy(formatMoment(post.updatedAt), post.updatedBy),
            ],
          }))}
        />
      )}
      <Paging label={words.list.pages} total={total} rowsPerPage={ROWS_PER_PAGE} />
    </>
  );
}

function PostTitle({ post: { id, slug, title } }: { post: ListedPost }) {
  const href = id ? `/desk/posts/${id}` : `/desk/posts/new?${new URLSearchParams({ post: slug })}`;
  return (
    <>
      <a href={href} className={styles.title}>
        {title || words.untitled}
      </a>
      {slug && <span className={styles.slug}>{slug}</span>}
    </>
  );
}
