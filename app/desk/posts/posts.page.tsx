import { postWords as words } from '#content/desk/posts.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { useDesk } from '../desk-page.ts';
import { DataTable, FilterForm, Paging, readPage } from '../ui/list-parts/list-parts.tsx';
import { DeskHead } from '../ui/page-parts/page-parts.tsx';
import { type ListedPost, POST_STATES } from './post-service.ts';
import { PostState } from './post-steps.tsx';
import styles from './posts.module.css';

export default defineDeskPage({
  roles: ['editor'],
  load: ({ query, desk }) =>
    desk.posts.list({
      state: POST_STATES.find((state) => state === query.get('state')),
      search: truncateSearch(query.get('q') ?? '')
        .replace(/\p{Cc}/gu, ' ')
        .trim(),
      page: readPage(query),
    }),
  title: words.heading,
  View({ data: { posts, total, isGuess } }) {
    const { query } = useDesk();
    const isFiltered = ['q', 'state'].some((name) => query.get(name));
    const { list } = words;
    return (
      <>
        <DeskHead
          heading={words.heading}
          lead={list.total(total)}
          actions={
            <>
              <ButtonLink to="/desk/posts/new">{words.newPost}</ButtonLink>
              <a href="/desk/posts/pictures">{words.library.heading}</a>
              <a href="/desk/posts/redirects">{words.redirects.heading}</a>
              <a href="/desk/posts/bin">{words.bin.heading}</a>
            </>
          }
        />
        <FilterForm
          label={list.find}
          search={{ name: 'q', label: list.search }}
          selects={[{ name: 'state', label: list.state, all: list.allStates, options: words.states }]}
        />
        {isGuess && <p role="status">{list.guessed}</p>}
        <DataTable
          caption={list.caption}
          columns={list.columns}
          rows={posts.map((post) => ({
            key: post.id ?? post.slug,
            cells: [
              <PostTitle key="title" post={post} />,
              <PostState key="state" post={post} />,
              list.changedBy(formatMoment(post.updatedAt), post.updatedBy),
            ],
          }))}
          empty={isFiltered ? list.none : list.noneYet}
        />
        <Paging label={list.pages} total={total} />
      </>
    );
  },
});

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
