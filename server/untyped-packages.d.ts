/** What we use of packages that come without types. */
declare module 'sanitize-html' {
  interface Tag {
    tagName: string;
    attribs: Record<string, string>;
  }
  interface Options {
    allowedTags: string[];
    allowedAttributes: Record<string, string[]>;
    allowedSchemes: string[];
    allowProtocolRelative: boolean;
    exclusiveFilter(frame: { tag: string; attribs: Record<string, string> }): boolean;
    transformTags: Record<string, (tagName: string, attribs: Record<string, string>) => Tag>;
  }
  export default function sanitizeHtml(html: string, options: Options): string;
}
declare module 'fontkit' {
  interface Glyph {
    id: number;
    advanceWidth: number;
    bbox: { maxY: number };
    path: { toSVG(): string };
  }
  export interface Font {
    unitsPerEm: number;
    layout(text: string): {
      glyphs: Glyph[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  export function openSync(path: string): Font;
}
