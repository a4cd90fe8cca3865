import type { ComponentType } from 'react';

/** What can travel inside a page. */
type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };

/** Keeps functions, dates and the like out of what travels inside a page. */
type JsonOnly<Data> = { [Name in keyof Data]: Data[Name] extends Json ? Data[Name] : JsonOnly<Data[Name]> };

/** A piece of interface with a state of its own: React runs for it in the browser, once somebody uses it. */
export interface IslandDefinition<Data, Given extends { words: object }> {
  /** The name of its file, `<name>.island.tsx`, and of its words, `content/<language>/<name>.ts`. */
  name: string;
  View: ComponentType<Data & Given>;
  /** In the browser: fetches what does not travel inside the page, such as a list. Words come by themselves. */
  load?(data: Data): Promise<Omit<Given, 'words'>>;
}

export function defineIsland<Data extends JsonOnly<Data>, Given extends { words: object }>(
  island: IslandDefinition<Data, Given>,
): IslandDefinition<Data, Given> {
  return island;
}
