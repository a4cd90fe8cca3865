import { inboxWords } from '#content/desk/inbox.ts';
import { templateWords as words } from '#content/desk/replies.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import buttons from '../../ui/button/button.module.css';
import { joinClasses } from '../../ui/join-classes.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { DeskHead } from '../ui/page-parts/page-parts.tsx';

export default defineDeskPage({
  roles: ['inbox'],
  load: async ({ desk }) => ({ templates: await desk.templates.list(), languages: desk.inbox.languages }),
  title: words.title,
  View: ({ data: { templates, languages } }) => (
    <>
      <DeskHead
        back={{ href: '/desk/messages', label: inboxWords.heading }}
        heading={words.title}
        lead={words.lead}
        actions={
          <a href="/desk/templates/new" className={joinClasses(buttons.button, buttons.primary)}>
            {words.write}
          </a>
        }
      />
      <DataTable
        caption={words.caption}
        columns={words.columns}
        rows={templates.map(({ id, name, texts, updatedAt, updatedBy }) => ({
          key: id,
          cells: [
            <a key="name" href={`/desk/templates/${id}`}>
              {name}
            </a>,
            languages.flatMap(({ code, name }) => (texts[code] ? [name] : [])).join(', '),
            `${formatMoment(updatedAt)}, ${updatedBy}`,
          ],
        }))}
        empty={words.empty}
      />
    </>
  ),
});
