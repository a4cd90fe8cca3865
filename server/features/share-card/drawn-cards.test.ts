import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '#tests/support/files.ts';
import { CARD } from './card-words.ts';
import { createDrawnCards } from './drawn-cards.ts';

const clientDir = temporaryFolder();
const card = { kind: 'hospital', title: 'AA A', note: 'A', alt: 'A drawing.' } as const;
const PATH = '/provider/epe/aa';

beforeAll(async () => {
  const drawn = sharp({ create: { ...CARD, channels: 3, background: '#000' } });
  const ground = await drawn.png().toBuffer();
  const face = { unitsPerEm: 10, letters: { A: [10, 'M0 0h8v8h-8z'], ' ': [5, ''] } };
  const letters = { faces: { display: face, body: face }, colours: { title: '#fff', note: '#0f0' } };
  const grounds = { '.vite/card-hospital.png': ground, '.vite/card-pharmacy.png': ground };
  writeFiles(clientDir, { ...grounds, '.vite/card-letters.json': JSON.stringify(letters) });
});

test('the words are drawn on the picture of the kind', async () => {
  const { data, info } = await sharp(await createDrawnCards(clientDir).draw(card))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(CARD);
  for (const colour of ['ffffff', '00ff00']) expect(data.toString('hex')).toContain(colour);
});

test('the address changes with the words, and only then', () => {
  const cards = createDrawnCards(clientDir);
  const { src, alt } = cards.fileOf(PATH, card);
  expect(src).toMatch(/^\/cards\/provider\/epe\/aa\.png\?v=[0-9a-f]{8}$/);
  expect(alt).toBe('AA A. A. A drawing.');
  expect(createDrawnCards(clientDir).fileOf(PATH, card).src).toBe(src);
  expect(cards.fileOf(PATH, { ...card, title: 'A' }).src).not.toBe(src);
  expect(cards.fileOf(PATH, { ...card, kind: 'pharmacy' }).src).not.toBe(src);
});

test('a picture is kept, and neither a long name nor letters that are missing stop it', async () => {
  const cards = createDrawnCards(clientDir);
  expect(await cards.draw(card)).toBe(await cards.draw({ ...card }));
  await expect(cards.draw({ ...card, title: 'A '.repeat(300) })).resolves.toBeInstanceOf(Buffer);
  await expect(cards.draw({ ...card, title: '医院 <A>' })).resolves.toBeInstanceOf(Buffer);
});
