import type { Ticket } from '#app/desk/inbox/inbox-service.ts';
import type { Person } from '#domain/desk/roles.ts';
import { TEMPLATE_FIELDS } from '#domain/desk/template-fields.ts';
import { formatDate, formatMoment, lagosDay } from '#domain/text/format-date.ts';
import type { AnswerTemplateTable, Database } from '../../../database/schema.ts';
import { contentIn, ENGLISH } from '../../../languages.ts';
import { recordAction } from '../audit-repository.ts';

export type AnswerTemplate = ReturnType<typeof readTemplate>;
export type TemplateWords = Pick<AnswerTemplate, 'name' | 'texts'>;

/** Answers that are written once and used often. */
export function createTemplateService(database: Database) {
  const templates = database.selectFrom('answer_templates').selectAll();

  const service = {
    async list() {
      return (await templates.orderBy('name').orderBy('id').execute()).map(readTemplate);
    },

    async find(id: string) {
      const row = await templates.where('id', '=', id).executeTakeFirst();
      return row && readTemplate(row);
    },

    /** Version 0 is that of one which is new. */
    async save(id: string, { name, texts }: TemplateWords, version: number, person: Person) {
      const isSaved = await database.transaction().execute(async (transaction) => {
        const row = {
          name,
          texts: JSON.stringify(texts),
          version: version + 1,
          updated_at: new Date().toISOString(),
          updated_by: person.name,
        };
        // One that is new has an id of its form, so that a second press saves it once.
        const stored =
          version === 0
            ? await transaction
                .insertInto('answer_templates')
                .values({ id, ...row })
                .onConflict((conflict) => conflict.column('id').doNothing())
                .returning('id')
                .executeTakeFirst()
            : await transaction
                .updateTable('answer_templates')
                .set(row)
                .where('id', '=', id)
                .where('version', '=', version)
                .returning('id')
                .executeTakeFirst();
        if (!stored) return false;
        const after = { version: row.version };
        await recordAction(transaction, person, { action: 'template.save', subject: name, after });
        return true;
      });
      if (isSaved) return 'done';
      // As after a second press.
      const now = await service.find(id);
      const isSame = now?.name === name && JSON.stringify(now.texts) === JSON.stringify(texts);
      return isSame && now.updatedBy === person.name ? 'done' : 'conflict';
    },

    async remove(id: string, version: number, person: Person) {
      const isRemoved = await database.transaction().execute(async (transaction) => {
        const removed = await transaction
          .deleteFrom('answer_templates')
          .where('id', '=', id)
          .where('version', '=', version)
          .returning('name')
          .executeTakeFirst();
        if (!removed) return false;
        await recordAction(transaction, person, { action: 'template.delete', subject: removed.name });
        return true;
      });
      return isRemoved ? 'done' : 'conflict';
    },

    /** Its text for a message or complaint, in the visitor's language if there is one; undefined when it is gone. */
    async fill(id: string, ticket: Ticket) {
      const template = await service.find(id);
      if (!template) return undefined;
      const own = template.texts[ticket.languageCode];
      const language = own ? ticket.languageCode : ENGLISH;
      const { dateWords } = contentIn(language, 'language');
      const values: Record<(typeof TEMPLATE_FIELDS)[number], string> = {
        name: ticket.name || contentIn(language, 'mails').mails.noName,
        reference: ticket.reference,
        received: formatMoment(ticket.receivedAt, dateWords),
        due: ticket.dueOn ? formatDate(ticket.dueOn, dateWords) : '',
        today: formatDate(lagosDay(new Date()), dateWords),
      };
      // One pass: what a visitor has written into the name is never read as a field.
      const text = (own ?? template.texts[ENGLISH] ?? '').replace(
        new RegExp(`\\{(${TEMPLATE_FIELDS.join('|')})\\}`, 'g'),
        (_field, name: keyof typeof values) => values[name],
      );
      return { text, isTranslated: own !== undefined };
    },
  };
  return service;
}

function readTemplate({ id, name, texts, version, ...row }: AnswerTemplateTable) {
  return {
    id,
    name,
    /** By the code of each language. */
    texts: JSON.parse(texts) as Readonly<Record<string, string>>,
    version,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  };
}
