import type { ReactNode } from 'react';
import { contentWords as words } from '#content/desk/content.ts';
import { type Contact, contactSchema } from '#content/schema/contact.ts';
import {
  type Notice,
  noticeSchema,
  type PartId,
  type Parts,
  type PopUp,
  popUpSchema,
} from '#content/schema/parts.ts';
import { type PlanFigures, planFiguresSchema } from '#content/schema/plan-figures.ts';
import type { DeskPostRequest } from '../desk-page.ts';
import { ContactFields, readContact, showContact } from './contact-form.tsx';
import type { ContentLanguage, EditedPart } from './content-service.ts';
import { schemaErrors } from './language-fields.tsx';
import { NoticeFields, readNotice, showNotice } from './notice-form.tsx';
import { PlanFields, readPlans, showPlans } from './plan-form.tsx';
import { PopUpFields, readPopUp, showPopUp } from './pop-up-form.tsx';

interface ReadForm {
  content: Parts[PartId];
  /** By field. */
  errors: Record<string, string>;
}

interface FieldsProps {
  edited: EditedPart;
  languages: readonly ContentLanguage[];
  /** The codes of the languages whose words are older. */
  older: readonly string[];
}

/** How a part is shown in one form and read from it. */
export interface PartForm {
  heading: string;
  show(content: Parts[PartId]): Record<string, string>;
  read(request: DeskPostRequest, edited: EditedPart): ReadForm | Promise<ReadForm>;
  Fields(props: FieldsProps): ReactNode;
}

/** Those of the parts that have one: each question has a page of its own. */
export const partForms: { [Id in Exclude<PartId, 'faq'>]: PartForm } = {
  notice: {
    heading: words.notice.heading,
    show: (content) => showNotice(content as Notice),
    read: ({ desk, fields }) => readNotice(fields, desk.content.languages),
    Fields: ({ languages, older }) => <NoticeFields languages={languages} older={older} />,
  },
  'pop-up': {
    heading: words.popUp.heading,
    show: (content) => showPopUp(content as PopUp),
    read: (request, edited) => readPopUpForm(request, edited.content as PopUp),
    Fields: ({ edited, languages, older }) => (
      <PopUpFields languages={languages} older={older} picture={(edited.content as PopUp).picture} />
    ),
  },
  contact: {
    heading: words.contact.heading,
    show: (content) => showContact(content as Contact),
    read: ({ desk, fields }, edited) =>
      readContact(fields, desk.content.languages, edited.content as Contact),
    Fields: ({ languages, older }) => <ContactFields languages={languages} older={older} />,
  },
  plans: {
    heading: words.plans.heading,
    show: (content) => showPlans(content as PlanFigures),
    read: ({ fields }) => readPlans(fields),
    Fields: ({ edited }) => (
      <PlanFields published={edited.published as PlanFigures} content={edited.content as PlanFigures} />
    ),
  },
};

const schemas = {
  notice: noticeSchema,
  'pop-up': popUpSchema,
  contact: contactSchema,
  plans: planFiguresSchema,
};

/** The form of a part as it was sent, with what the schema refuses at the field that it concerns. */
export async function readPart(
  part: keyof typeof partForms,
  request: DeskPostRequest,
  edited: EditedPart,
): Promise<ReadForm> {
  const { content, errors } = await partForms[part].read(request, edited);
  const isWrong = Object.keys(errors).length > 0;
  return { content, errors: isWrong ? errors : schemaErrors(schemas[part], content, request.fields) };
}

async function readPopUpForm(
  { desk, fields, files, signal }: DeskPostRequest,
  before: PopUp,
): Promise<ReadForm> {
  const kept = fields.poster ? null : before.picture;
  const file = files.picture?.bytes.length ? files.picture : undefined;
  const { content, errors } = readPopUp(fields, desk.content.languages, kept);
  if (!file) return { content, errors };
  const added = await desk.content.addPicture(file, signal);
  if ('problem' in added)
    return { content, errors: { ...errors, picture: words.errors.picture(added.problem) } };
  return { content: { ...content, picture: added }, errors };
}
