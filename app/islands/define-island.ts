import type { ComponentType } from 'react';

type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };

/** Rejects data that cannot be serialised into the page, such as functions and dates. */
type JsonOnly<Data> = { [Name in keyof Data]: Data[Name] extends Json ? Data[Name] : JsonOnly<Data[Name]> };

/** An interactive component that React hydrates in the browser once somebody uses it. */
export interface IslandDefinition<Data, Given extends { words: object }> {
  /** The name of its file, `<name>.island.tsx`, and of its words, `content/en/islands/<name>.ts`. */
  name: string;
  View: ComponentType<Data & Given>;
  /** Fetches in the browser what is not serialised into the page, such as a list; words are loaded automatically. */
  load?(data: Data): Promise<Omit<Given, 'words'>>;
}

export function defineIsland<Data extends JsonOnly<Data>, Given extends { words: object }>(
  island: IslandDefinition<Data, Given>,
): IslandDefinition<Data, Given> {
  return island;
}
