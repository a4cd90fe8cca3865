import { type ComponentType, createContext, useContext } from 'react';

type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };

/** Rejects data that cannot be serialised into the page, such as functions and dates. */
type JsonOnly<Data> = { [Name in keyof Data]: Data[Name] extends Json ? Data[Name] : JsonOnly<Data[Name]> };

/** An interactive component that React hydrates in the browser once somebody uses it. */
export interface IslandDefinition<Data, Resources extends { words: object }> {
  /** The name of its file, `<name>.island.tsx`, and of its words, `content/en/islands/<name>.ts`. */
  name: string;
  /** Required of an island that keeps its state in the URL, and so gets the query that the server has read. */
  hasUrlState?: boolean;
  View: ComponentType<Data & Resources>;
  /** Fetches in the browser what is not serialised into the page, such as a list; words are loaded automatically. */
  load?(data: Data): Promise<Omit<Resources, 'words'>>;
}

export function defineIsland<Data extends JsonOnly<Data>, Resources extends { words: object }>(
  island: IslandDefinition<Data, Resources> &
    (Data extends { search: string } ? { hasUrlState: true } : { hasUrlState?: never }),
): IslandDefinition<Data, Resources> {
  return island;
}

/** A context with the words of one language, for a page or an island. */
export function createWords<Words extends object>() {
  const Context = createContext<Words | undefined>(undefined);
  function useWords(): Words {
    const words = useContext(Context);
    if (!words) throw new Error('useWords needs its provider around it');
    return words;
  }
  return [Context.Provider, useWords] as const;
}
