import { inboxWords } from '#content/desk/inbox.ts';
import { replyWords } from '#content/desk/replies.ts';
import { checkForm, cleanForm } from '#domain/forms/form-fields.ts';
import { formWords } from '#words/message-forms.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { useDesk } from '../desk-page.ts';
import { DeskForm, type FormState, TextField } from '../ui/desk-form/desk-form.tsx';
import { DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';

const { mails: words } = replyWords;
const rules = [{ name: 'email', kind: 'email', required: false, maxLength: 254 }] as const;

export default defineDeskPage<{ email: string; state?: FormState }>({
  roles: ['inbox'],
  load: async ({ desk, person }) => ({ email: await desk.replyTimes.address(person) }),
  async post({ desk, fields, person, path }) {
    const [error] = checkForm(rules, fields, formWords);
    if (error) {
      const state = { values: fields, errors: { email: error.reason } };
      return { status: 400, data: { email: '', state } };
    }
    const { email } = cleanForm(rules, fields);
    await desk.replyTimes.changeAddress(email, person);
    return { redirect: path, notice: email ? words.saved : words.removed };
  },
  title: words.title,
  View({ data: { email, state } }) {
    const { person } = useDesk();
    return (
      <>
        <DeskHead
          back={{ href: '/desk/messages', label: inboxWords.heading }}
          heading={words.title}
          lead={person.role === 'admin' ? words.leadOfAdmin : words.lead}
        />
        <Panel heading={words.email}>
          <DeskForm {...state} submit={words.submit}>
            <TextField
              name="email"
              type="email"
              label={words.email}
              hint={words.hint}
              defaultValue={email}
              autoComplete="email"
            />
          </DeskForm>
        </Panel>
      </>
    );
  },
});
