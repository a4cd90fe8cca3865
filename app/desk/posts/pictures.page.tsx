import { postWords } from '#content/desk/posts.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { isUuid, useDesk } from '../desk-page.ts';
import { FilterForm, Paging, readPage } from '../ui/list-parts/list-parts.tsx';
import { DeskHead, EmptyState } from '../ui/page-parts/page-parts.tsx';
import { type LibraryPicture, PICTURE_FILTERS } from './picture-library.ts';
import styles from './pictures.module.css';

const words = postWords.library;
/** By which the form of a post asks for a picture, and gets its answer. */
const ASKED_BY = ['for', 'as', 'cursor', 'saved'];

export default defineDeskPage({
  roles: ['editor'],
  load: ({ query, desk }) =>
    desk.pictures.list({
      kind: PICTURE_FILTERS.find((kind) => kind === query.get('kind')),
      search: truncateSearch(query.get('q') ?? '').trim(),
      page: readPage(query),
    }),
  title: words.heading,
  View({ data: { pictures, total } }) {
    const { query } = useDesk();
    const post = query.get('for');
    const asked = isUuid(post)
      ? new URLSearchParams([...query].filter(([name]) => ASKED_BY.includes(name)))
      : undefined;
    const isFiltered = ['q', 'kind'].some((name) => query.get(name));
    return (
      <>
        <DeskHead
          heading={words.heading}
          lead={asked ? words.choose : words.lead}
          back={
            asked
              ? { href: `/desk/posts/${post}?${asked}`, label: words.backToPost }
              : { href: '/desk/posts', label: postWords.heading }
          }
        />
        <FilterForm
          label={words.find}
          search={{ name: 'q', label: words.search }}
          selects={[{ name: 'kind', label: words.kind, all: words.all, options: words.kinds }]}
        >
          {[...(asked ?? [])].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </FilterForm>
        {pictures.length === 0 ? (
          <EmptyState>{isFiltered ? words.none : words.noneYet}</EmptyState>
        ) : (
          <ul className={styles.pictures} aria-label={words.list}>
            {pictures.map((picture) => (
              <li key={picture.id} className={styles.picture}>
                <Card picture={picture} />
                {asked && (
                  <ButtonLink
                    to={`/desk/posts/${post}?${withPicture(asked, picture.id)}`}
                    variant="secondary"
                  >
                    {words.use}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        )}
        <Paging label={words.pages} total={total} />
      </>
    );
  },
});

function withPicture(asked: URLSearchParams, id: string): URLSearchParams {
  return new URLSearchParams([...[...asked].filter(([name]) => name !== 'for'), ['use', id]]);
}

function Card({ picture: { id, src, width, height, alt, uses } }: { picture: LibraryPicture }) {
  return (
    <>
      <img src={src} width={width} height={height} alt="" loading="lazy" className={styles.image} />
      <p className={styles.alt}>
        <a href={`/desk/posts/pictures/${id}`}>{alt || words.noAlt}</a>
      </p>
      <p className={styles.uses}>{words.uses(uses.length)}</p>
    </>
  );
}
