import { randomBytes } from 'node:crypto';
import type { Database } from '#server/database/schema.ts';
import { storeComplaint } from '#server/features/complaint/complaint-repository.ts';
import { createInboxService } from '#server/features/desk/inbox/inbox-service.ts';
import { acceptInvitation } from '#server/features/desk/passkey-service.ts';
import { invitePerson } from '#server/features/desk/people-repository.ts';
import { storeMessage } from '#server/features/message/message-repository.ts';
import { changeComplaint, complaint } from './complaints.ts';
import { signIn } from './desk.ts';
import { contactFields } from './send-form.ts';

const DAYS = 70;
/** Signs that end a line for some readers, quotes, a byte order mark, a family of one sign and a combined letter. */
const HARD_TEXT = 'a\u2028b\u2029c\r\nd\te "f" \\n \uFEFF 👨‍👩‍👧 ẹ̀kọ́ ₦1 \u{1F3E5}';

/** At least one row in every table, among them the values that are easily spoiled on the way to another database. */
export async function fillDatabase(database: Database): Promise<void> {
  const message_id = await storeMessage(database, contactFields, null);
  await storeMessage(database, { ...contactFields, subject: '', message: HARD_TEXT.repeat(500) }, 'honeypot');
  const { id } = await storeComplaint(database, { ...complaint, message: HARD_TEXT }, null, 'yo');
  await storeComplaint(database, { ...complaint, amount: null, place_path: '/provider/epe/x' }, 'too-fast');
  await changeComplaint(database, id, { state: 'answered', note: HARD_TEXT });
  await fillInbox(database, message_id);
  await database
    .insertInto('subscribers')
    .values({
      id: 'subscriber',
      user_email: 'ade@example.com',
      user_name: HARD_TEXT,
      state: 'pending',
      suspicion: null,
      signed_up_at: new Date().toISOString(),
      mail_queued_at: null,
      confirmed_at: null,
      unsubscribed_at: null,
      language: 'pcm',
    })
    .execute();
  const day = (index: number) => new Date(index * 86_400_000).toISOString().slice(0, 10);
  await database
    .insertInto('page_views')
    .values(
      Array.from({ length: 2 * DAYS }, (_, index) => ({
        day: day(index >> 1),
        path: index % 2 ? '/' : '/Plan?q=*',
        views: 2 ** 31 - 1 - index,
      })),
    )
    .execute();
  await database
    .insertInto('missed_searches')
    .values({ day: day(0), words: 'ibà', searches: 3 })
    .execute();
  await database
    .insertInto('blog')
    .values({
      id: 'post',
      title: HARD_TEXT,
      content: `# ${HARD_TEXT}`,
      date: '2025-07-11',
      picture_id: 'picture',
      cover: null,
      image_alt: '',
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
      revision: '1',
    })
    .execute();
  await database
    .insertInto('picture')
    .values({ id: 'picture', width: 1600, height: 900, widths: '400,800', unused_since: null })
    .execute();
  const data = randomBytes(300_000).toString('base64');
  await database
    .insertInto('picture_file')
    .values({ name: 'picture-400.webp', picture_id: 'picture', data })
    .execute();
  await database
    .insertInto('sent_forms')
    .values({ key: 'hash', started_at: '1', sent_at: new Date().toISOString(), complaint_id: id })
    .execute();
  await database
    .insertInto('failed_attempts')
    .values({ subject: '::1', attempts: 1, ends_at: 'now' })
    .execute();
  await database
    .insertInto('directory_lists')
    .values({
      id: 'list',
      list: 'agents',
      number: 1,
      date: '2025-09-30',
      csv: `name,phone\n"${HARD_TEXT}",0700-000-0001\n`,
      rows: 1,
      published_at: new Date().toISOString(),
      published_by: '',
    })
    .execute();
  const place = { kind: 'hospital', identity: 'epe|1|x', name: HARD_TEXT, lga: 'Epe' } as const;
  await database
    .insertInto('place_paths')
    .values(
      Array.from({ length: 2 * DAYS }, (_, index) => ({
        number: index + 1,
        path: `/provider/epe/x-${index}`,
        ...place,
      })),
    )
    .execute();
  await database
    .insertInto('directory_uploads')
    .values({
      id: 'upload',
      list: 'agents',
      file_name: HARD_TEXT,
      csv: HARD_TEXT,
      report: '{}',
      person_id: 'person',
      person_name: HARD_TEXT,
      at: 'now',
      published_number: null,
    })
    .execute();
  await database.insertInto('blog_samples').values({ id: 'samples', loaded_at: 'now' }).execute();
  const text = {
    slug: null,
    title: HARD_TEXT,
    content: HARD_TEXT,
    date: '',
    picture_id: null,
    cover: null,
    image_alt: '',
    pictures: 'picture',
  };
  await database
    .insertInto('post_drafts')
    .values({
      ...text,
      id: 'draft',
      version: 1,
      published_revision: null,
      publish_at: null,
      updated_at: 'now',
      updated_by: HARD_TEXT,
    })
    .execute();
  await database
    .insertInto('post_versions')
    .values({ ...text, post_id: 'draft', number: 1, step: 'save', made_at: 'now', made_by: HARD_TEXT })
    .execute();
  await fillDesk(database);
}

/** What staff do with a message. */
async function fillInbox(database: Database, messageId: string): Promise<void> {
  const { person } = await signIn(database, 'inbox');
  const inbox = createInboxService(database);
  await inbox.visit(person);
  for (const [version, type] of (['note', 'answer'] as const).entries()) {
    const ticket = await inbox.find({ messageId });
    if (ticket) await inbox.update(ticket, version, { type, text: HARD_TEXT }, person);
  }
}

async function fillDesk(database: Database): Promise<void> {
  await invitePerson(database, { name: HARD_TEXT, role: 'inbox' });
  const { person } = await signIn(database, 'editor');
  await database
    .insertInto('desk_challenges')
    .values({ token_hash: 'hash', challenge: '', expires_at: 'now', invitation: null })
    .execute();
  await acceptInvitation(database, person, await invitePerson(database, person), {
    id: 'passkey',
    public_key: 'key',
    counter: 2 ** 31 - 1,
    transports: 'internal,hybrid',
  });
}
