import type { ProviderList } from '#content/schema/directory.ts';
import {
  changeFilter,
  changeSearch,
  entriesBesideSearch,
  sectionParam,
} from '#domain/directory/directory-state.ts';
import { type FilterGroup, parseFilter } from '#domain/directory/query-directory.ts';
import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field, SelectField } from '../../../ui/field/field.tsx';
import { useLocalPath } from '../../../ui/link/reader.ts';
import { goToPlace } from '../../../ui/url-state/use-url-state.ts';
import { usePreHydrationValue } from '../../../ui/use-pre-hydration-value.ts';
import { type DirectoryStateProps, useContent } from '../directory-content.ts';
import { DirectoryFields } from '../directory-fields.tsx';
import styles from './section-form.module.css';

type SectionFormProps = DirectoryStateProps & { list: ProviderList; groups: FilterGroup[] };

export function SectionForm({ list, groups, state, change }: SectionFormProps) {
  const localPath = useLocalPath();
  const { places, providerLists, providerPage, sectionWords } = useContent();
  const { id, param, columns } = list;
  const place = `#${providerPage.listId(param)}` as const;
  const { search, filter } = state.sections[id];
  const hasLcda = columns.some(({ field }) => field === 'lcda');
  const find = (text: string) => change((current) => changeSearch(current, id, text), 'replace');
  const choose = (value: string) =>
    change((current) => changeFilter(current, id, parseFilter(value, places)));
  const input = usePreHydrationValue<HTMLInputElement>(search, find);
  const select = usePreHydrationValue<HTMLSelectElement>(filter, choose);
  return (
    <form
      action={localPath(`/provider${place}`)}
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        // The list is already up to date; leaving the field closes the phone's keyboard.
        goToPlace(place);
      }}
    >
      <DirectoryFields entries={entriesBesideSearch(state, providerLists, id)} />
      <Field
        label={sectionWords.search}
        ref={input}
        type="search"
        name={sectionParam(list, 'search')}
        placeholder={sectionWords.placeholder}
        maxLength={MAX_SEARCH_CHARACTERS}
        autoComplete="off"
        enterKeyHint="search"
        value={search}
        onChange={({ target }) => find(target.value)}
      />
      <SelectField
        label={hasLcda ? sectionWords.lgaOrLcda : sectionWords.lga}
        ref={select}
        name={sectionParam(list, 'lga')}
        value={filter}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{sectionWords.allLgas}</option>
        {groups.map((group) => (
          <PlaceOptions key={group.lga.value} group={group} isGrouped={hasLcda} />
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        {sectionWords.apply}
      </Button>
    </form>
  );
}

function PlaceOptions({ group: { lga, lcdas }, isGrouped }: { group: FilterGroup; isGrouped: boolean }) {
  const { areaName, sectionWords } = useContent();
  const name = areaName(lga.name);
  if (!isGrouped) return <option value={lga.value}>{sectionWords.option(name, lga.count)}</option>;
  return (
    <optgroup label={name}>
      <option value={lga.value}>{sectionWords.option(sectionWords.wholeLga(name), lga.count)}</option>
      {lcdas.map(({ value, name: lcda, count }) => (
        <option key={value} value={value}>
          {sectionWords.option(areaName(lcda), count)}
        </option>
      ))}
    </optgroup>
  );
}
