import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLocalPath } from '../link/reader.ts';
import { usePreHydrationValue } from '../use-pre-hydration-value.ts';
import styles from './search-form.module.css';

type SearchFormProps = {
  /** The page that the form is sent to without JavaScript. */
  action: string;
  id: string;
  name: string;
  words: { label: string; placeholder: string; submit: string };
  maxLength: number;
  value: string;
  /** What is wrong with the last search. */
  note?: string | undefined;
  /** Whoever opens the search page without a question came to type one. */
  autoFocus?: boolean;
  /** In an island: called at every keystroke. */
  onSearch?: (text: string) => void;
  /** In an island: called on Enter and by the button, when the results are already shown. */
  onSubmit?: (input: HTMLInputElement | null) => void;
  onFocus?: () => void;
  /** Hidden fields. */
  children?: ReactNode;
};

/** The main search of a page, on a dark background; with JavaScript results appear while typing. */
export function SearchForm(props: SearchFormProps) {
  const { action, id, name, words, note, maxLength, onSearch, onSubmit, children, ...field } = props;
  const localPath = useLocalPath();
  const input = usePreHydrationValue<HTMLInputElement>(field.value, (text) => onSearch?.(text));
  return (
    <search>
      <form
        action={localPath(action)}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(input.current);
        }}
      >
        {children}
        <label htmlFor={id} className={styles.label}>
          {words.label}
        </label>
        <input
          name={name}
          placeholder={words.placeholder}
          {...field}
          // One more, so that the server sees that a browser has cut a pasted text.
          maxLength={maxLength + 1}
          ref={input}
          id={id}
          type="search"
          className={styles.input}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => onSearch?.(target.value)}
        />
        <Button type="submit">
          <Icon name="search" />
          <span className={styles.word}>{words.submit}</span>
        </Button>
        {note && <p className={styles.note}>{note}</p>}
      </form>
    </search>
  );
}
