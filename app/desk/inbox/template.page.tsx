import { templateWords as words } from '#content/desk/replies.ts';
import { TEMPLATE_FIELDS } from '#domain/desk/template-fields.ts';
import { checkForm, cleanForm, type FormFields } from '#domain/forms/form-fields.ts';
import type { AnswerTemplate, TemplateWords } from '#server/features/desk/inbox/template-service.ts';
import { formWords } from '#words/message-forms.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { Desk } from '../desk.ts';
import { type DeskRequest, isUuid, useDesk } from '../desk-page.ts';
import {
  ActionButton,
  AutosaveForm,
  ConfirmStep,
  type FormState,
  LongTextField,
  TextField,
} from '../ui/desk-form/desk-form.tsx';
import { Banner, DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';
import { longestText } from './ticket-form.tsx';

interface Data extends FormState {
  template: AnswerTemplate;
  languages: Desk['inbox']['languages'];
  form: string;
  saved: string;
  isConflict?: boolean;
}

const NEW = 'new';

export default defineDeskPage<Data>({
  roles: ['inbox'],
  load: loadTemplate,
  async post(request) {
    const { desk, fields, person } = request;
    const data = await loadTemplate(request);
    // Somebody may have deleted it while the text was typed, which comes back.
    const id = isUuid(fields.id) ? fields.id : '';
    if (!data || !id || !/^\d{1,9}$/.test(fields.version ?? '')) return undefined;
    const version = Number(fields.version);
    const form = isUuid(fields.form) ? fields.form : data.form;
    const again = (status: number, refused: Partial<Data>) => ({
      status,
      data: { ...data, template: { ...data.template, id }, form, values: fields, ...refused },
    });
    if (fields.action === 'remove') {
      const outcome = await desk.templates.remove(id, version, person);
      return outcome === 'done'
        ? { redirect: '/desk/templates', notice: words.removed }
        : again(409, { isConflict: true });
    }
    const read = readTemplate(fields, data.languages);
    if ('errors' in read) return again(400, { errors: read.errors });
    const outcome = await desk.templates.save(id, read, version, person);
    if (outcome === 'conflict') return again(409, { isConflict: true });
    return { redirect: `/desk/templates/${id}?saved=${form}`, notice: words.saved };
  },
  title: ({ template }) => template.name || words.fresh,
  View({ data }) {
    const { template, languages, form, saved, isConflict, values = {}, errors = {} } = data;
    return (
      <>
        <DeskHead
          back={{ href: '/desk/templates', label: words.title }}
          heading={template.name || words.fresh}
        />
        {isConflict && (
          <Banner tone="error" role="alert" heading={words.errors.conflictHeading}>
            {words.errors.conflict}
          </Banner>
        )}
        <Panel heading={words.heading}>
          <AutosaveForm
            prefix="template"
            action={useDesk().path}
            data-behaviour="autosave-form"
            autosave={`template:${template.version ? template.id : NEW}`}
            form={form}
            saved={saved}
            isTyped={Object.keys(values).length > 0}
            values={values}
            errors={errors}
            fields={{ id: template.id }}
            revision={{ version: String(template.version) }}
          >
            <TextField
              name="name"
              label={words.name}
              hint={words.nameHint}
              defaultValue={template.name}
              maxLength={LONGEST_NAME}
            />
            {languages.map(({ code, name }, index) => (
              <LongTextField
                key={code}
                name={textName(code)}
                label={words.text(name)}
                hint={index === 0 ? words.textHint : words.optional}
                lang={code}
                defaultValue={template.texts[code] ?? ''}
                maxLength={longestText.answer}
              />
            ))}
            <ActionButton action="save" variant="primary">
              {words.submit}
            </ActionButton>
            {template.version > 0 && (
              <ConfirmStep {...words.remove} button={{ name: 'action', value: 'remove' }} />
            )}
          </AutosaveForm>
        </Panel>
      </>
    );
  },
});

const LONGEST_NAME = 80;
const textName = (code: string) => `text-${code}`;

async function loadTemplate({ desk, params, query }: DeskRequest): Promise<Data | undefined> {
  const { id = '' } = params;
  const fresh: AnswerTemplate = {
    id: crypto.randomUUID(),
    name: '',
    texts: {},
    version: 0,
    updatedAt: '',
    updatedBy: '',
  };
  const template = id === NEW ? fresh : isUuid(id) ? await desk.templates.find(id) : undefined;
  const { languages } = desk.inbox;
  const saved = query.get('saved') ?? '';
  return template && { template, languages, form: crypto.randomUUID(), saved: isUuid(saved) ? saved : '' };
}

const known = TEMPLATE_FIELDS.map((field) => `{${field}}`).join(', ');

/** What a posted form holds, or what is wrong with it by the names of its fields. */
function readTemplate(
  fields: FormFields,
  languages: Desk['inbox']['languages'],
): TemplateWords | { errors: Record<string, string> } {
  const [english = ''] = languages.map(({ code }) => textName(code));
  const rules = [
    { name: 'name', kind: 'line', required: true, maxLength: LONGEST_NAME },
    ...languages.map(({ code }) => {
      const name = textName(code);
      return { name, kind: 'text', required: name === english, maxLength: longestText.answer } as const;
    }),
  ] as const;
  const missing = { name: words.errors.name, [english]: words.errors.text };
  const errors = Object.fromEntries(
    checkForm(rules, fields, { ...formWords, missing }).map(({ field, reason }) => [field, reason]),
  );
  const cleaned: Record<string, string> = cleanForm<string>(rules, fields);
  for (const { code } of languages) {
    const [, field] = UNKNOWN_FIELD.exec(cleaned[textName(code)] ?? '') ?? [];
    if (field !== undefined) errors[textName(code)] ??= words.errors.field(field, known);
  }
  if (Object.keys(errors).length > 0) return { errors };
  const texts = languages.flatMap(({ code }) => {
    const text = cleaned[textName(code)];
    return text ? [[code, text]] : [];
  });
  return { name: cleaned.name ?? '', texts: Object.fromEntries(texts) };
}

/** Such as {refrence}, which a visitor would read as it is. */
const UNKNOWN_FIELD = new RegExp(`\\{(?!(?:${TEMPLATE_FIELDS.join('|')})\\})([^{}\\n]{0,40})\\}`);
