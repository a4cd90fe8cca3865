import { type ComponentType, createContext, useContext } from 'react';
import type { Person, Role } from '#domain/desk/roles.ts';
import type { UploadedFile } from '#domain/forms/form-fields.ts';
import { writeSpreadsheetCsv } from '#domain/text/read-csv.ts';
import type { Shell } from '../document.tsx';
import type { RenderedPage } from './content/content-service.ts';
import type { Desk } from './desk.ts';

/** A request of somebody who has signed in. */
export interface DeskRequest {
  path: string;
  /** The values of the pattern's parameters, as in `/desk/posts/:id`. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  person: Person;
  /** The id of the session, a hash that opens nothing. */
  session: string;
  desk: Desk;
}

/** A form of the desk, posted by a page of ours in a session whose role allows it. */
export interface DeskPostRequest extends DeskRequest {
  fields: Readonly<Record<string, string>>;
  files: Readonly<Record<string, UploadedFile>>;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
}

/** A 303; the notice is shown once on the page that it leads to. */
export interface DeskMove {
  redirect: string;
  notice?: string | undefined;
  /** Whoever sent the form is signed out by it: the device forgets what it keeps of them. */
  endsSession?: boolean;
}

export type DeskAnswer<Data> =
  | DeskMove
  /** The page again: refused, with everything that was typed and what is wrong, or done although other text waits. */
  | { status: number; data: Data; notice?: string | undefined }
  | DeskFile;

export interface DeskFile {
  file: { name: string; type: string; text: string };
}

/** A public page as nobody else sees it. */
export interface DeskPreview {
  shown: RenderedPage;
}

/** A file for a spreadsheet, with the names of the columns first. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): DeskFile {
  return { file: { name, type: 'text/csv', text: writeSpreadsheetCsv(rows) } };
}

/** A page of the desk, which runs on the server only and is never cached. */
export interface DeskPage<Data = unknown> {
  /** Who may open it and post to it, beside admins, who always may: `['admin']` is for them alone. */
  roles: readonly Role[];
  /** Undefined for what there is not: the answer is 404. */
  load(request: DeskRequest): Promise<Data | DeskFile | DeskMove | DeskPreview | undefined>;
  /** Its form may hold files, and has the size and the time that they need. */
  takesFiles?: boolean;
  post?(request: DeskPostRequest): Promise<DeskAnswer<Data> | undefined>;
  title: string | ((data: Data) => string);
  View: ComponentType<{ data: Data }>;
  /** Stands in a frame of another page of the desk, without anything around it and without scripts. */
  isFramed?: boolean;
}

/** A page for those who have not signed in, or may not open what they asked for. */
export type GuestPage<Data = unknown> = Pick<DeskPage<Data>, 'title' | 'View' | 'isFramed'>;

export interface DeskFrame {
  shell: Shell;
  /** Undefined for guests. */
  request: DeskRequest | undefined;
  /** What the last form has done. */
  notice?: string | undefined;
  /** The form that was sent comes back with what is wrong, as the title says. */
  isRefused?: boolean;
}

/** A form that came without a live session. */
export interface SessionOver {
  action: string;
  /** Undefined if they are not kept. */
  fields: { name: string; value: string }[] | undefined;
  hasFiles: boolean;
}

export type BuiltDeskPage<Kind = DeskPage> = Kind & { render(data: unknown, frame: DeskFrame): string };

const RequestContext = createContext<DeskRequest | undefined>(undefined);

export const DeskRequestProvider = RequestContext.Provider;

export function useDesk(): DeskRequest {
  const request = useContext(RequestContext);
  if (!request) throw new Error('useDesk is for pages of the desk');
  return request;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isUuid(id: string | null | undefined): id is string {
  return UUID.test(id ?? '');
}
