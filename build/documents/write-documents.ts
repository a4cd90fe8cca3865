import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { drawings } from '#server/documents/draw-documents.ts';

/** Writes the PDFs of every plan, and those of /resources that are no lists, under the names that pages link to. */
export async function writeDocuments(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  await Promise.all(
    Object.entries(drawings).map(async ([href, draw]) =>
      writeFile(join(outDir, basename(href)), await draw()),
    ),
  );
}
