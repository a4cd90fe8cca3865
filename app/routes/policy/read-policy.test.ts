import { expect, test } from 'vitest';
import { loadPolicy, readPolicy } from './read-policy.ts';

test('each heading of the second level begins a section with an anchor', async () => {
  const text = 'Before.\n\n## Who we are\n\nText.\n\n### Detail\n\nMore.\n\n## And you?\n\nEnd.';
  const policy = await readPolicy(text, {});
  expect(policy.intro).toBe('<p>Before.</p>\n');
  expect(policy.sections.map(({ id, title }) => [id, title])).toEqual([
    ['who-we-are', 'Who we are'],
    ['and-you', 'And you?'],
  ]);
  expect(policy.sections[0]?.html).toContain('<h3>Detail</h3>');
  expect(policy.sections[0]?.html).not.toContain('End.');
});

test('values are filled in, in words and in links, and one that nobody has given ends the reading', async () => {
  const { intro } = await readPolicy('Write to [{email}](mailto:{email}).', { email: 'a@b.ng' });
  expect(intro).toBe('<p>Write to <a href="mailto:a@b.ng">a@b.ng</a>.</p>\n');
  await expect(readPolicy('Call {nobody}.', {})).rejects.toThrow('{nobody}');
});

test('the privacy policy names the six rights and how long a request takes', async () => {
  const { sections } = await loadPolicy('privacy', { retentionDays: 365 });
  const rights = sections.find(({ id }) => id === 'your-rights')?.html ?? '';
  const named = [...rights.matchAll(/<strong>(\w+):<\/strong>/g)].map(([, name]) => name);
  expect(named).toEqual(['Access', 'Rectification', 'Erasure', 'Restriction', 'Objection', 'Portability']);
  expect(rights).toContain('2 to 4 working weeks');
});

test('the privacy policy names the law of today, its officer, and to whom one may complain', async () => {
  const { sections } = await loadPolicy('privacy', { retentionDays: 365 });
  const htmlOf = (section: string) => sections.find(({ id }) => id === section)?.html ?? '';
  for (const name of ['Nigeria Data Protection Regulation 2019', 'Nigeria Data Protection Act 2023'])
    expect(htmlOf('the-law-behind-the-scheme')).toContain(name);
  const rights = htmlOf('your-rights');
  expect(rights).toContain('complain to the Nigeria Data Protection Commission (NDPC)');
  expect(rights).toMatch(/data protection officer .*<a href="tel:\d+">/);
  expect(htmlOf('changes-to-this-policy')).toContain('Nigeria Data Protection Act 2023');
});
