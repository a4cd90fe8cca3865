import { expect, test } from 'vitest';
import { coveredGroups } from '#content/en/covered.ts';
import { benefitWords } from '#facts/benefit-words.ts';
import { createCoveredFilter, isUnnamed } from './filter-covered.ts';

const rows = coveredGroups.flatMap(({ questions }) =>
  questions.map(({ id, question, answers }) => ({
    id,
    name: question,
    text: Object.values(answers)
      .map(({ text }) => text ?? '')
      .join(' '),
  })),
);
const filter = createCoveredFilter(rows, benefitWords);

test.each<[typed: string, ids: string[], nearest?: string]>([
  ['malaria', ['malaria']],
  ['gilaasi', ['glasses']],
  ['dayabitiisi', ['diabetes']],
  ['blood pressure', ['hypertension']],
  ['teeth', ['dental-care']],
  ['is dialysis covered?', ['dialysis']],
  ['cancer', ['cancer']],
  ['cough', ['everyday-illness']],
  ['diarrhoea', ['everyday-illness']],
  ['HBP', ['hypertension']],
  ['paracetamol', ['medicines'], 'paracetamol'],
  ['typhoid', ['malaria'], 'typhoid'],
  ['ulcer', ['medicines'], 'ulcer'],
  ['fibroid', ['surgery'], 'fibroid'],
  // While it is typed.
  ['dia', ['diabetes', 'dialysis', 'everyday-illness']],
  ['typh', ['malaria'], 'typhoid'],
  ['blood', ['everyday-illness', 'blood-tests', 'diabetes', 'hypertension', 'blood-transfusion', 'dialysis']],
  // Only in an answer.
  ['phototherapy', ['newborn']],
  // A plural before what no plan names: "yellow eyes".
  ['eyes', ['eye-care', 'eye-surgery', 'glasses']],
  ['i am pregnant', ['antenatal-care']],
  ['new baby', ['newborn']],
  ['accident', ['emergencies']],
  ['injection', ['medicines'], 'injection'],
  ['asma', ['asthma']],
  ['eye problem', ['eye-care']],
  ['xyzzy', []],
])('“%s” shows %j', (typed, ids, nearest) => {
  const found = filter(typed);
  expect([...found.ids].sort()).toEqual([...ids].sort());
  expect(found.nearest?.word).toBe(nearest);
});

test('without a text every row is shown', () => {
  expect(filter(' ').ids.size).toBe(rows.length);
});

test.each<[typed: string, row: string, asks: string[]]>([
  ['circumcision', 'newborn', ['standard-jaara']],
  ['circumcison', 'newborn', ['standard-jaara']],
  ['circumc', 'newborn', ['standard-jaara']],
  ['incubator', 'newborn', []],
  ['baby', 'newborn', []],
  ['hernia', 'surgery', ['standard-jaara']],
  ['hernia operation', 'surgery', ['standard-jaara']],
  ['appendix', 'surgery', []],
  ['surgery', 'surgery', []],
  ['echocardiogram', 'x-ray-and-scans', ['standard-jaara', 'seniors-plan']],
  ['x ray', 'x-ray-and-scans', []],
  ['', 'surgery', []],
])('to “%s” the row %s is answered by “Ask us” for %j', (typed, row, asks) => {
  const { words } = filter(typed);
  const unnamedBy = Object.entries(benefitWords[row]?.unnamedBy ?? {});
  expect(unnamedBy.filter(([, unnamed]) => isUnnamed(unnamed, words)).map(([plan]) => plan)).toEqual(asks);
});
