/** The entries of a list, each with its facts and its words; in the order of the facts, found by their ids. */
/* @__NO_SIDE_EFFECTS__ */
export function withWords<
  const Facts extends Readonly<Record<string, object>>,
  Words extends Record<keyof Facts, object>,
>(facts: Facts, words: Words & Record<Exclude<keyof Words, keyof Facts>, never>): WithWords<Facts, Words> {
  const wordsOf: Record<string, object> = words;
  const list: unknown = Object.entries(facts).flatMap(([id, fact]) =>
    // Staff may have taken one away.
    fact ? [{ ...fact, ...wordsOf[id] }] : [],
  );
  return list as WithWords<Facts, Words>;
}

type Entry<Fact, Word> = Omit<Fact, keyof Word> & Word;
type AnyEntry<Facts, Words extends Record<keyof Facts, object>> = {
  [Id in keyof Facts]: Entry<Facts[Id], Words[Id]>;
}[keyof Facts];
type WithWords<Facts, Words extends Record<keyof Facts, object>> = [
  AnyEntry<Facts, Words>,
  ...AnyEntry<Facts, Words>[],
];
