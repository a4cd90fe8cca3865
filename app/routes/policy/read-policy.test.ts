import { expect, test } from 'vitest';
import { type PolicyId, policies } from '#content/en/policies.ts';
import { loadPolicy, readPolicy } from './read-policy.ts';

test('each heading of the second level begins a section with an anchor', async () => {
  const policy = await readPolicy(
    'Before.\n\n## Who we are\n\nText.\n\n### Detail\n\nMore.\n\n## And you?\n\nEnd.',
    {},
  );
  expect(policy.intro).toBe('<p>Before.</p>\n');
  expect(policy.sections.map(({ id, title }) => [id, title])).toEqual([
    ['who-we-are', 'Who we are'],
    ['and-you', 'And you?'],
  ]);
  expect(policy.sections[0]?.html).toContain('<h3>Detail</h3>');
  expect(policy.sections[0]?.html).not.toContain('End.');
});

test('values are filled in, in words and in links', async () => {
  const { intro } = await readPolicy('Write to [{email}](mailto:{email}).', { email: 'a@b.ng' });
  expect(intro).toBe('<p>Write to <a href="mailto:a@b.ng">a@b.ng</a>.</p>\n');
});

test('a value that nobody has given ends the reading', async () => {
  await expect(readPolicy('Call {nobody}.', {})).rejects.toThrow('{nobody}');
});

/** What each policy must cover, by heading. */
const required: Record<PolicyId, string[]> = {
  accessibility: [
    'What we aim at',
    'What you can do here',
    'What is not good yet',
    'How we test',
    'Tell us of a barrier',
    'What answer to expect',
  ],
  cookies: [
    'What cookies are',
    'The four kinds',
    'What this site keeps in your browser',
    'Cookies of other companies',
    'Your choices',
    'Changes to this policy',
    'Contact',
  ],
  privacy: [
    'The law behind the scheme',
    'Words used here',
    'Scope and consent',
    'The data we collect',
    'What we use it for',
    'How long we keep it',
    'How we protect it',
    'Transfer',
    'Sharing',
    'Disclosure',
    'Your rights',
    'Tracking and cookies',
    'Changes to this policy',
    'Contact',
    'Declaration',
  ],
};

for (const id of Object.keys(policies) as PolicyId[]) {
  test(`the ${id} policy has every section that it must have, and each one says something`, async () => {
    const { sections } = await loadPolicy(id);
    expect(sections.map(({ title }) => title)).toEqual(required[id]);
    expect(sections.filter(({ html }) => html.trim() === '')).toEqual([]);
    expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
  });
}

test('the privacy policy names the six rights and how long a request takes', async () => {
  const { sections } = await loadPolicy('privacy');
  const rights = sections.find(({ id }) => id === 'your-rights')?.html ?? '';
  const named = [...rights.matchAll(/<strong>(\w+):<\/strong>/g)].map(([, name]) => name);
  expect(named).toEqual(['Access', 'Rectification', 'Erasure', 'Restriction', 'Objection', 'Portability']);
  expect(rights).toContain('2 to 4 working weeks');
});
