import type { Person } from '#domain/desk/roles.ts';
import type { Ticket } from './inbox-service.ts';

/** An answer that is written once and used often. */
export interface AnswerTemplate {
  id: string;
  name: string;
  /** By the code of each language. */
  texts: Readonly<Record<string, string>>;
  version: number;
  updatedAt: string;
  updatedBy: string;
}

export type TemplateWords = Pick<AnswerTemplate, 'name' | 'texts'>;

export interface TemplateService {
  /** By name. */
  list(): Promise<AnswerTemplate[]>;
  find(id: string): Promise<AnswerTemplate | undefined>;
  /** Version 0 is that of one which is new. */
  save(id: string, words: TemplateWords, version: number, person: Person): Promise<'done' | 'conflict'>;
  remove(id: string, version: number, person: Person): Promise<'done' | 'conflict'>;
  /** Its text for a message or complaint, in the visitor's language if there is one; undefined when it is gone. */
  fill(id: string, ticket: Ticket): Promise<{ text: string; isTranslated: boolean } | undefined>;
}
