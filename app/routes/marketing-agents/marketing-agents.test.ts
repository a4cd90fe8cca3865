import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { marketingAgentsPage } from '#content/en/marketing-agents-page.ts';
import { readAgents } from '#domain/directory/directory-records.ts';
import { findAgents } from './marketing-agents.page.tsx';

const agents = readAgents(readFileSync('content/directory/marketing-agents.csv', 'utf8'));
const { forms } = marketingAgentsPage.search;

test.each([
  ['sterling', ['Sterling Bank Ltd']],
  ['STERLING bank', ['Sterling Bank Ltd']],
  ['stirling bank', ['Sterling Bank Ltd']],
  ['Sterling Bank Limited', ['Sterling Bank Ltd']],
  ['my cover genius', ['MyCoverGenius']],
  ['Benjamin and Tenof', ['Benjamin & Tenof']],
  ['confianse brokers', ['Confiance Insurance Brokers Limited']],
  ['07000005006', ['Cloud Clinic']],
  ['no such agency', []],
  ['&', ['Benjamin & Tenof']],
  ['ltd', ['Shinetrack Insurance Agency International Ltd', 'Sterling Bank Ltd']],
])('"%s" finds %j', (text, names) => {
  expect(findAgents(agents, text, forms).map(({ name }) => name)).toEqual(names);
});

test('without a search all are there', () =>
  expect(findAgents(agents, ' ', forms)).toHaveLength(agents.length));
