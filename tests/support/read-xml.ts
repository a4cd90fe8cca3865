import sharp from 'sharp';

/** Rejects with the reason if XML is not well-formed: sharp reads SVG by libxml2, which is strict. */
export async function checkXml(xml: string): Promise<void> {
  const root = xml.replace(/^<\?xml[^>]*\?>/, '');
  await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${root}</svg>`),
  ).toBuffer();
}

/** The texts of all elements of a name, as they were before they were escaped. */
export function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&(?:#(\d+)|(\w+));/g, (_, code, entity) =>
      code ? String.fromCodePoint(code) : (ENTITIES[entity] ?? ''),
    ),
  );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
