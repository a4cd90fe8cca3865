import { expect, test } from 'vitest';
import { type Mark, markText } from './markdown-toolbar.behaviour.ts';

test.each<[Mark, string, string, why: string]>([
  ['bold', 'a ‹b› c', 'a **‹b›** c', 'what is selected is put between its marks'],
  ['bold', 'a **‹b›** c', 'a ‹b› c', 'and a second time out of them'],
  ['italic', 'a ‹b› c', 'a *‹b›* c', 'what is selected is put between its marks'],
  ['italic', 'a *‹b›* c', 'a ‹b› c', 'and a second time out of them'],
  ['italic', '**‹b›**', '***‹b›***', 'italic words in bold ones keep their own marks'],
  ['italic', '***‹b›***', '**‹b›**', 'italic words in bold ones keep their own marks'],
  ['bold', 'a ‹› c', 'a **‹text›** c', 'without a selection there is a word to type over'],
  ['link', 'see ‹here›', 'see [here](‹https://›)', 'of a link its address is selected'],
  ['list', 'one\ntw‹o\nthr›ee', 'one\n‹- two\n- three›', 'every line that is touched gets its mark'],
  ['list', '‹- two\n- three›', '‹two\nthree›', 'and loses it when all have it'],
  ['heading', 'one\n‹›\ntwo', 'one\n## ‹›\ntwo', 'also an empty line'],
  ['quote', 'wo‹›rds', '> words‹›', 'also the line around the cursor'],
])('%s makes of %j: %j (%s)', (kind, before, after) => {
  const [start, end] = [before.indexOf('‹'), before.indexOf('›') - 1];
  const text = before.replace(/[‹›]/g, '');
  const change = markText({ text, start, end }, kind, 'text');
  const marked = text.slice(0, change.from) + change.words + text.slice(change.to);
  const selected = marked.slice(change.start, change.end);
  expect(`${marked.slice(0, change.start)}‹${selected}›${marked.slice(change.end)}`).toBe(after);
});
