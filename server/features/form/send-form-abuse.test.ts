import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#tests/support/any-character.ts';
import { dialects } from '#tests/support/databases.ts';
import { contactBody, contactCall, contactFields, formBody, injectForm } from '#tests/support/send-form.ts';
import { testApps } from '#tests/support/test-app.ts';

const UNLIMITED = { FORM_LIMIT: '1000000', LOG_LEVEL: 'silent' };

describe.each(dialects)('on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  test('whatever text the fields hold, it is stored as cleaned or refused with a reason', async () => {
    const { app, database } = await createTestApp({ environment: UNLIMITED });
    const text = fc.string({ unit: anyCharacter, maxLength: 200 });
    const form = fc.record({
      user_name: text,
      user_phone: text,
      subject: text,
      message: text,
      website: text,
    });
    let acknowledged = 0;
    await fc.assert(
      fc.asyncProperty(form, async (fields) => {
        const { statusCode } = await injectForm(app, contactBody(fields));
        expect([200, 400]).toContain(statusCode);
        if (statusCode === 200) acknowledged++;
      }),
      { numRuns: 60 },
    );
    const rows = await database.selectFrom('messages').select('id').execute();
    expect(rows).toHaveLength(acknowledged);
    expect(acknowledged).toBeGreaterThan(0);
  });

  test('a burst of a thousand is answered without a failure, and all that was acknowledged is stored once', async () => {
    const { app, database } = await createTestApp({ environment: { FORM_LIMIT: '10', LOG_LEVEL: 'silent' } });
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        injectForm(app, contactBody({ message: `message ${index}` }), {
          remoteAddress: `192.0.2.${index % 20}`,
        }),
      ),
    );
    const acknowledged = answers.flatMap(({ statusCode }, index) =>
      statusCode === 200 ? [`message ${index}`] : [],
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
    expect(acknowledged).toHaveLength(20 * 10);
    const rows = await database.selectFrom('messages').select('message').execute();
    expect(rows.map(({ message }) => message).sort()).toEqual(acknowledged.sort());
  });
});

describe('hostile bodies', () => {
  const createTestApp = testApps('SQLite');

  test('random bytes under a multipart name never end in a failure', async () => {
    const { app } = await createTestApp({ environment: UNLIMITED });
    const piece = fc.oneof(
      fc.constantFrom(
        '--x',
        '\r\n',
        '\n',
        '--',
        '--x--',
        'Content-Disposition: form-data; name="user_name"',
        '"',
        ';',
      ),
      fc.constantFrom('Content-Type: text/plain; charset=utf-7', 'Content-Transfer-Encoding: base64', '\0'),
      fc.string({ unit: anyCharacter, maxLength: 20 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 30 }),
        fc.constantFrom('x', '"x"', '', '\u00e9'),
        async (parts, boundary) => {
          const type = `multipart/form-data; boundary=${boundary}`;
          const { statusCode } = await injectForm(app, { type, bytes: Buffer.from(parts.join('')) });
          expect(statusCode).toBeGreaterThanOrEqual(400);
          expect(statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a form cut off anywhere is refused', async () => {
    const { app, database } = await createTestApp({ environment: UNLIMITED });
    const response = new Response(contactBody());
    const type = response.headers.get('content-type') ?? '';
    const whole = Buffer.from(await response.arrayBuffer());
    for (let length = 0; length < whole.length - 4; length += 13) {
      const { statusCode } = await injectForm(app, { type, bytes: whole.subarray(0, length) });
      expect(statusCode).toBe(400);
    }
    expect(await database.selectFrom('messages').select('id').execute()).toEqual([]);
  });

  test('thousands of fields, names that mean something to JavaScript and repeated names do no harm', async () => {
    const { app, database } = await createTestApp({ environment: UNLIMITED });
    const many = formBody({ ...contactFields, ...contactCall });
    for (let count = 0; count < 2000; count++) many.append(`field${count}`, '');
    expect((await injectForm(app, many)).statusCode).toBe(413);
    const odd = contactBody();
    for (const name of ['__proto__', 'constructor', 'toString', 'user_name']) odd.append(name, 'polluted');
    expect((await injectForm(app, odd)).statusCode).toBe(200);
    const [row] = await database.selectFrom('messages').select('user_name').execute();
    expect(row?.user_name).toBe(contactFields.user_name);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
