import { searchesWords as words } from '#content/desk/numbers.ts';
import { ROLES } from '#domain/desk/roles.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { paginate, rowsOfPage } from '#domain/text/paginate.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField, TextAreaField } from '../../ui/field/field.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { DataTable, Paging, readPage } from '../ui/list-parts/list-parts.tsx';
import { DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';
import styles from './numbers.module.css';
import type { Need, WantedSearch } from './numbers.ts';

const MOST_ROWS = 12;

/** The fields of the form, by the language and the words of a search: the need that was chosen for it. */
type Chosen = ReadonlyMap<string, string>;

export default defineDeskPage({
  roles: ROLES,
  async load({ query, desk }) {
    const { searches: all, needs } = await desk.numbers.wantedSearches();
    const page = paginate(all.length, readPage(query));
    const isNeed = new Set(needs.map(({ id }) => id));
    const chosen: Chosen = new Map([...query].filter(([, need]) => isNeed.has(need)));
    return { searches: rowsOfPage(all, page), total: all.length, needs, chosen, page: page.page };
  },
  title: words.title,
  View: ({ data: { searches, total, needs, chosen, page } }) => (
    <>
      <DeskHead
        back={{ href: '/desk/numbers#searches', label: words.back }}
        heading={words.title}
        lead={words.lead}
      />
      {chosen.size > 0 && <Lines chosen={chosen} />}
      <form>
        <input type="hidden" name="page" value={page} />
        {[...chosen]
          .filter(([name]) => !searches.some((search) => nameOf(search) === name))
          .map(([name, need]) => (
            <input key={name} type="hidden" name={name} value={need} />
          ))}
        <DataTable
          caption={words.title}
          columns={[...words.columns, { label: words.need, isLabelHidden: true }]}
          rows={searches.map((search) => ({
            key: nameOf(search),
            cells: [...describe(search), <NeedField key="need" {...{ search, needs, chosen }} />],
          }))}
          empty={words.nothing}
        />
        {total > 0 && (
          <p>
            <Button type="submit">{words.make}</Button>
          </p>
        )}
      </form>
      <Paging label={words.paging} total={total} />
    </>
  ),
});

function nameOf({ language, words }: WantedSearch): string {
  return `${language} ${words}`;
}

function describe({ words: typed, language, missed, answered, last }: WantedSearch) {
  const became = [missed > 0 && words.missed(missed), answered > 0 && words.notFollowed(answered)];
  return [typed, words.language(language), became.filter(Boolean).join('; '), formatDate(last)];
}

function NeedField({ search, needs, chosen }: { search: WantedSearch; needs: Need[]; chosen: Chosen }) {
  const name = nameOf(search);
  return (
    <SelectField
      label={words.need}
      aria-label={words.needOf(search.words)}
      name={name}
      defaultValue={chosen.get(name)}
      className={styles.need}
    >
      <option value="">{words.none}</option>
      {needs.map(({ id, what }) => (
        <option key={id} value={id}>{`${id}: ${what}`}</option>
      ))}
    </SelectField>
  );
}

/** What a developer puts into the example files: nothing is learned by itself. */
function Lines({ chosen }: { chosen: Chosen }) {
  const ofLanguage = Map.groupBy(chosen, ([name]) => name.split(' ', 1)[0]);
  return (
    <Panel heading={words.lines}>
      {[...ofLanguage].map(([language, fields]) => (
        <TextAreaField
          key={language}
          name={`lines-${language}`}
          label={words.file(language ?? '')}
          readOnly
          rows={Math.min(fields.length, MOST_ROWS)}
          value={fields.map(([name, need]) => `${need}\t${foldText(name.replace(/^\S+ /, ''))}`).join('\n')}
        />
      ))}
    </Panel>
  );
}
