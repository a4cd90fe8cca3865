import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { MOST_FILE_BYTES, type UploadedFile } from '#domain/forms/form-fields.ts';
import { RequestError } from '../../request-error.ts';

export interface FormLimits {
  /** Of the whole body. */
  bytes: number;
  fields: number;
  /** What becomes of files; without it a form that has any is refused. */
  files?: 'keep' | 'skip';
}

export interface Form {
  /** The text fields in their order; a name may come more than once. */
  entries: [name: string, value: string][];
  files: Map<string, UploadedFile>;
  /** Also when they were skipped. */
  hasFiles: boolean;
}

/** Far above what the bounds of the fields allow, so that a field that is too long can be named. */
export const PUBLIC_FORM: FormLimits = { bytes: 256 * 1024, fields: 50 };

/** All text fields together, however large the files beside them may be. */
const MOST_TEXT_BYTES = 1024 * 1024;
const MOST_FILES = 10;
const LONGEST_NAME = 200;
/** Browsers send two headers with a part. */
const PART_HEADERS = { headerPairs: 10, headerSize: 8 * 1024 };
/** How much is parsed before we look whether it was too much. */
const STEP_BYTES = 4 * 1024;

/** Reads a form while it arrives; the first byte, field or file too many ends it (for the rest see connections.ts). */
export function readForm(request: IncomingMessage, limits: FormLimits): Promise<Form> {
  const { promise, resolve, reject } = Promise.withResolvers<Form>();
  const form: Form = { entries: [], files: new Map(), hasFiles: false };
  let bytes = 0;
  let textBytes = 0;
  let isOver = false;

  const fail = (error?: unknown) => {
    stop();
    reject(error instanceof RequestError ? error : new RequestError(400, 'The form cannot be read'));
  };
  const failTooLarge = () => fail(new RequestError(413, 'What was sent is too large'));
  const failTooMany = () => fail(new RequestError(413, 'The form has too many fields'));

  function stop(): void {
    isOver = true;
    request.off('data', read).off('end', finish).off('error', fail).off('close', fail);
  }

  function read(chunk: Buffer): void {
    bytes += chunk.length;
    if (bytes > limits.bytes) failTooLarge();
    try {
      for (let at = 0; at < chunk.length && !isOver; at += STEP_BYTES)
        parser?.write(chunk.subarray(at, at + STEP_BYTES));
    } catch (error) {
      fail(error);
    }
  }

  function finish(): void {
    // It is closed as soon as all of it has come, which is no failure.
    request.off('close', fail);
    parser?.end();
    // Some broken forms never let the parser finish; a sound one is done before anything else happens.
    setImmediate(fail);
  }

  function addField(name: string | undefined, value: string, isNameCut: boolean, isCut: boolean): void {
    if (name === undefined) return;
    textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (form.entries.length === limits.fields) failTooMany();
    else if (isNameCut || isCut || textBytes > MOST_TEXT_BYTES) failTooLarge();
    else form.entries.push([name, value]);
  }

  /** A file field that was left empty comes as a file without a name. Of files with one field's name the first counts. */
  function addFile(field: string, stream: BusboyFileStream, name: string, type: string): void {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => {
      form.hasFiles = true;
      if (limits.files === 'keep') chunks.push(chunk);
    });
    // The parser reports it too.
    stream.on('error', () => {});
    stream.on('end', () => {
      if (limits.files === 'keep' && name !== '' && !form.files.has(field))
        form.files.set(field, { name: cleanFileName(name), type, bytes: Buffer.concat(chunks) });
    });
  }

  const parser = createParser(request, limits);
  if (!parser || request.destroyed) fail();
  else if (Number(request.headers['content-length']) > limits.bytes) failTooLarge();
  else {
    parser.on('field', addField);
    parser.on('file', (field, stream, name, _encoding, type) => addFile(field, stream, name, type));
    parser.on('partsLimit', failTooMany);
    parser.on('filesLimit', () =>
      limits.files ? failTooMany() : fail(new RequestError(400, 'Files cannot be sent with this form')),
    );
    parser.on('error', fail);
    parser.on('finish', () => {
      stop();
      resolve(form);
    });
    request.on('data', read).on('end', finish).on('error', fail).on('close', fail);
  }
  return promise;
}

/** The fields of a form; of values with one name the first counts. */
export function fieldsOf({ entries }: Form): Record<string, string> {
  return Object.fromEntries(entries.toReversed());
}

/** Undefined for what is no form. */
function createParser({ headers }: IncomingMessage, { fields, files }: FormLimits) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
      limits: {
        ...PART_HEADERS,
        fieldNameSize: LONGEST_NAME,
        fieldSize: MOST_TEXT_BYTES,
        // Beyond it the parser only stops, and we would not know.
        fields: fields + 1,
        files: files ? MOST_FILES : 0,
        // One byte more than a file may have: the page sees that it is too large, and says so in its own words.
        fileSize: MOST_FILE_BYTES + 1,
        parts: fields + MOST_FILES,
      },
    });
  } catch {
    return undefined;
  }
}

/** Without what is invisible, turns the direction of text, or cannot be stored; its end tells the kind of file. */
function cleanFileName(name: string): string {
  return name.slice(-LONGEST_NAME).replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '') || 'file';
}
