import Validator from '@adobe/structured-data-validator';
import { domainsOf, kindsOf, lineage, rangesOf, vocabularyGraph } from './schema-org.ts';

type Node = { '@type': string | string[]; [property: string]: unknown };

const DATA_TYPES = ['Text', 'URL', 'Number', 'Integer', 'Date', 'DateTime'];
const validator = new Validator(vocabularyGraph());

/** Everything that is wrong with a block of structured data, in words. */
export async function checkStructuredData(text: string): Promise<string[]> {
  const { '@context': context, '@graph': graph } = JSON.parse(text) as {
    '@context': string;
    '@graph': Node[];
  };
  if (context !== 'https://schema.org') return [`the context is ${context}`];
  const own = graph.flatMap(checkNode);
  const jsonld = Object.groupBy(graph.flatMap(splitTypes), (node) => String(node['@type']));
  const issues = await validator.validate({ jsonld: jsonld as Record<string, unknown[]> });
  return [...own, ...issues.map(({ issueMessage, rootType }) => `${rootType}: ${issueMessage}`)];
}

const typesOf = (node: Node) => [node['@type']].flat();
const propertiesOf = (node: Node) => Object.entries(node).filter(([name]) => !name.startsWith('@'));
const fits = (type: string, property: string) =>
  lineage(type).some((ancestor) => domainsOf.get(property)?.includes(ancestor));

/** The validator wants each property to fit every type of a thing; the vocabulary asks for one of them. */
function splitTypes(node: Node): Node[] {
  const types = typesOf(node);
  if (types.length === 1) return [node];
  return types.map((type) => ({
    ...Object.fromEntries(propertiesOf(node).filter(([name]) => fits(type, name))),
    '@type': type,
  }));
}

function checkNode(node: Node): string[] {
  const types = typesOf(node);
  const unknown = types.filter((type) => !kindsOf.has(type)).map((type) => `there is no type ${type}`);
  return [
    ...unknown,
    ...propertiesOf(node).flatMap(([name, value]) => {
      if (!types.some((type) => fits(type, name))) return [`${types} has no property ${name}`];
      return [value]
        .flat()
        .flatMap((single) => checkValue(`${types}.${name}`, rangesOf.get(name) ?? [], single));
    }),
  ];
}

function checkValue(where: string, ranges: string[], value: unknown): string[] {
  if (typeof value === 'number')
    return ranges.some((range) => ['Number', 'Integer', 'Text'].includes(range))
      ? []
      : [`${where} is no number`];
  if (typeof value === 'string') {
    const isMember = (kindsOf.get(value) ?? []).some((kind) => ranges.includes(kind));
    const isText = ranges.some((range) => lineage(range).some((name) => DATA_TYPES.includes(name)));
    return value && (isMember || isText) ? [] : [`${where} cannot be “${value}”`];
  }
  if (typeof value !== 'object' || value === null) return [`${where} is ${value}`];
  // A reference to a thing that is described elsewhere.
  if (!('@type' in value)) return '@id' in value ? [] : [`${where} has no type`];
  const node = value as Node;
  const expected = typesOf(node).some((type) => lineage(type).some((name) => ranges.includes(name)));
  return [...(expected ? [] : [`${where} cannot be a ${node['@type']}`]), ...checkNode(node)];
}
