import { createContext, type HTMLAttributeReferrerPolicy, useContext } from 'react';
import { localPath } from '#domain/language/local-path.ts';

/** In which language the page is read. */
export interface Reader {
  /** Of the addresses of its pages: `/yo`, or nothing in English. */
  prefix: string;
  /** Said of a link that leads to an English page; nothing in English. */
  inEnglish: string;
  /** Of the links around it, where the page tells less than they do. */
  referrerPolicy?: HTMLAttributeReferrerPolicy;
}

const ENGLISH: Reader = { prefix: '', inEnglish: '' };

const ReaderContext = createContext<Reader>(ENGLISH);

export const ReaderProvider = ReaderContext.Provider;

export const useReader = () => useContext(ReaderContext);

/** Gives the URL of a page in the reader's language. */
export function useLocalPath(): (to: string) => string {
  const { prefix } = useReader();
  return (to) => localPath(to, prefix);
}

/**
 * Where a form goes. In another language the server checks it, because a browser complains in the language of the phone.
 */
export function useFormTarget(to: string): { action: string; noValidate?: true } {
  const { prefix } = useReader();
  const action = localPath(to, prefix);
  return prefix === '' ? { action } : { action, noValidate: true };
}
