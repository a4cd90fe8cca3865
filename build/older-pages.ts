import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readTranslation } from '#cli/translations/read-translations.ts';

const ROOT = join(import.meta.dirname, '..');

/** The files that a page of a build is made of, with those that stand around every page; filled while it is built. */
export type PageFiles = Map<string, Set<string>>;

/** Notes of every page which modules it imports. */
export function notePageFiles(pages: PageFiles): Plugin {
  return {
    name: 'note-page-files',
    generateBundle() {
      const ids = [...this.getModuleIds()];
      const reach = (id: string, reached = new Set<string>()): Set<string> => {
        if (reached.has(id)) return reached;
        reached.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reach(imported, reached);
        return reached;
      };
      const around = ids
        .filter((id) => fileOf(id) === 'app/entry.server.tsx')
        .flatMap((id) => [...reach(id)]);
      for (const id of ids.filter((each) => fileOf(each).endsWith('.page.tsx')))
        pages.set(fileOf(id), new Set([...around, ...reach(id)].map(fileOf)));
    },
  };
}

/** The pages that show words whose English has changed since they were translated. */
export async function findOlderPages(code: string, pages: PageFiles): Promise<string[]> {
  const { older } = await readTranslation(code);
  const modules = older.map(({ module }) => `content/${code}/${module}.ts`);
  return [...pages]
    .filter(([, files]) => modules.some((module) => files.has(module)))
    .map(([page]) => page)
    .sort();
}

function fileOf(id: string): string {
  return relative(ROOT, id.split('?')[0] ?? '');
}
