declare module 'fontverter' {
  const fontverter: { convert(font: Uint8Array, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer> };
  export default fontverter;
}

declare module 'subset-font' {
  export type SubsetOptions = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    noLayoutClosure?: boolean;
    noHinting?: boolean;
    dropTables?: string[];
  };
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>;
}
