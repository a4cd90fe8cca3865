import type { DeskPostRequest } from '../desk-page.ts';
import { POST_ACTIONS, type PostEdit, type PostFields } from './post-service.ts';

type Fields = DeskPostRequest['fields'];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PICTURE_ID = /^[0-9a-f]{32}$/;

export function isUuid(id: string | undefined): id is string {
  return id !== undefined && UUID.test(id);
}

/** What was typed, with line breaks as they are stored. */
export function readPostFields(fields: Fields): PostFields {
  const { title = '', slug = '', date = '', content = '', picture = '', cover = '', imageAlt = '' } = fields;
  return {
    title,
    slug,
    date,
    content: content.replace(/\r\n?/g, '\n'),
    picture: PICTURE_ID.test(picture) && !fields.withoutPicture ? picture : '',
    cover,
    imageAlt,
  };
}

export function readPostEdit(id: string, { fields, files }: DeskPostRequest): PostEdit {
  const cursor = /^\d{1,6}$/.test(fields.cursor ?? '') ? Number(fields.cursor) : -1;
  return {
    id,
    action: POST_ACTIONS.find((action) => action === fields.action) ?? 'save',
    fields: readPostFields(fields),
    version: /^\d{1,9}$/.test(fields.version ?? '') ? Number(fields.version) : 0,
    publicRevision: fields.publicRevision ?? '',
    publishAt: fields.publishAt ?? '',
    image: files.image,
    picture: files.textPicture,
    pictureAlt: fields.pictureAlt ?? '',
    cursor,
  };
}
