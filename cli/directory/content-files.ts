import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Agent, ListId, Provider, ProviderListId } from '#content/schema/directory.ts';
import { readAgents, readProviders } from '#domain/directory/directory-records.ts';
import { kindOf } from '#server/features/directory/list-kinds.ts';

const FOLDER = 'content/directory';
const ROOT = join(import.meta.dirname, '../..');

/** The path of a file of the directory, relative to the repository. */
export function contentPath(file: string): string {
  return `${FOLDER}/${file}`;
}

export function readContentFile(file: string, root = ROOT): string {
  return readFileSync(join(root, contentPath(file)), 'utf8');
}

/** The checked lists of this repository, which a new database gets. */
export type DirectoryRecords = Record<ProviderListId, Provider[]> & { agents: Agent[] };

export function readDirectory(root = ROOT): DirectoryRecords {
  const textOf = (id: ListId) => readContentFile(kindOf(id).file, root);
  return {
    'standard-jaara': readProviders(textOf('standard-jaara')),
    'standard-jaara-plus': readProviders(textOf('standard-jaara-plus')),
    pharmacies: readProviders(textOf('pharmacies')),
    agents: readAgents(textOf('agents')),
  };
}
