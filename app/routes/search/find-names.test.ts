import { describe, expect, test } from 'vitest';
import { createSeedDirectory } from '#tests/support/directory.ts';
import { findNames } from './find-names.ts';

const directory = createSeedDirectory();
const find = (text: string) => findNames(text, directory);
const placesOf = (text: string) => {
  const { provider, branches = [] } = find(text);
  return provider ? [provider] : branches;
};
const list = (text: string) => text.trim().split(/\s*[|\n]\s*/);
/** Lines of typed texts with what they name. */
const pairs = (text: string) => list(text).map((line) => line.split(/\s*>\s*/) as [string, string]);

test('every hospital and pharmacy is found by its name', () => {
  const isMissed = ({ path, record }: (typeof directory.places)[number]) =>
    !placesOf(record.name).some((place) => place.path === path);
  expect(directory.places.filter(isMissed)).toEqual([]);
});

test('every LGA and LCDA is found by its name, and with a hospital', () => {
  for (const { lga, lcdas } of directory.areas)
    for (const name of [lga, ...lcdas])
      for (const text of [name, `hospital in ${name}`, `${name} lcda pharmacy`])
        expect({ text, ...find(text) }).toMatchObject({ area: { name }, ignored: [] });
});

test.each(
  pairs(`
  krownn hospital > Krown Hospital | krown hosptial > Krown Hospital | ablegd hospital > Ablegod Hospital
  ablegod > Ablegod Hospital | adebayo specalist hospital > Adebayo Specialist Hospital
  appleyad medical centre > Appleyard Medical Centre | adeyipe medcal center > Adeyipe Medical Centre
  ademola hospitl > Ademola Hospital and Maternity Limited | abbey medical > Abbey Medical Centre
  ancila catholic hospital agege > Ancilla Catholic Hospital, Agege | caratiya pharmacy > Caratiyah Pharmacy
  anderson naeto pharmacy > Anderson and Naeto Pharmacy | columbos pharmacy > Columbus Pharmacy
  bayo ogunro hospital > Bayo Ogunro Memorial Hospital | dasocris hospital > Dasochris Hospital
  bethgloria farmacy > BethGloria Pharmacy | bolatoks apapa > Bolatoks Pharmacy (Apapa)
  brickfeild medical centre > Brickfield Medical Centre | dialyser medical centre > Dialyzer Medical Centre
  ikorodu genral hospital > Ikorodu General Hospital | general hospital ikorodu > Ikorodu General Hospital
  gbagada general > Gbagada | dunia hosptal > Dunia Hospital Ltd | lasuth > Lagos State University Teaching Hospital
  mother theresa medical centre > Mother Teresa Medical Center | saint lukes medical > St. Luke's Medical Center
  siloan ejigbo > Siloan Medical Center, Ejigbo | pinecrest specialst > Pinecrest Specialist Hospital
  surulre > Surulere | ikrodu hospital > Ikorodu | badagri clinic > Badagry | oshody hospital > Oshodi
  ikejaa > Ikeja | lekky pharmacy > Lekki | ajegunlle clinic > Ajegunle | oworonshoki > Oworoshoki
  hospital in vi > Victoria Island | oshodiisolo > Oshodi-Isolo | somolu > Shomolu | mainland clinic > Lagos Mainland
  phc agbede > Agbede Primary Healthcare Centre | island maternity > Lagos Island Maternity Hospital
  `),
)('“%s” is %s', (text, name) => {
  const { area, provider, ignored } = find(text);
  expect({ name: provider?.record.name ?? area?.name, ignored }).toEqual({ name, ignored: [] });
});

test.each(
  list(`my mother is sick | I want to divine | life is hard | i no get money | ẹ kú àárọ̀ | drown | he will drown
  grown man in hospital | general hospital | which hospital | hospital near me | good morning | thank you jesus
  how much is the plan | my brother adebayo travelled | i waited all day at the pharmacy | night hospital
  iyawo mi nko | mo fẹ́ forúkọ sílẹ̀ | gbogbo wa | eto yin | abeg how una dey | una no dey pick call
  who is the governor | message from you | cancel my policy | i got a promise | have mercy | light no dey
  se mo le lo hospital miran | lo ni ọjọ́ Monday | the famous doctor | is this real | make money online`),
)('“%s” names nothing', (text) => {
  const { ignored: _, ...names } = find(text);
  expect(names).toEqual({});
});

test.each(
  pairs(`
  typhoid > malaria near | is Typhoid covered? > malaria near | ulcer > medicines near | fibroid > surgery near
  gilaasi > glasses | jígí ojú > glasses | dayabitiisi > diabetes | diabetis drugs > diabetes | kidney > dialysis
  kidney transplant > transplants | kidney stones > surgery near | hypertention > hypertension | pile > surgery near
  fibroid operation > surgery near | braces for teeth > dental-care near | physio for back pain > physiotherapy near
  womb cancer > cancer near | mental > mental-health | eye dey pain me > eye-care | operation for eye > eye-surgery
  my pikin get maleria > malaria | ẹ̀jẹ̀ ríru > hypertension | wash blood > dialysis | belle scan > antenatal-care
  abẹ́rẹ́ àjẹsára > immunisation | ifètòsọ́mọbíbí > family-planning | ibà > malaria | body dey hot > malaria
  tablet > medicines | ise abe > surgery | apendix > surgery | ara gbígbóná > malaria | surgery > surgery`),
)('“%s” asks for the row %s', (text, row) => {
  const { treatment } = find(text);
  expect(`${treatment?.row}${treatment?.isNamed ? '' : ' near'}`).toBe(row);
});

describe('what is named together', () => {
  test.each(
    pairs(`
    malaria ikeja > malaria, Ikeja | maleria ikejaa hospital > malaria, Ikeja | dialysis for ikorodu > dialysis, Ikorodu
    general hospital with dialysis > dialysis | maternity ikorodu zumba > Ikorodu, not zumba
    scan ni Surulere > x-ray-and-scans, Surulere | ibimo ni Agege > delivery, Agege | glasses yaba > glasses, Yaba
    ablegod hospital malaria > malaria, Ablegod Hospital | cs at gbagada > caesarean, Gbagada
    is dental covered at krown hospital > dental-care, Krown Hospital | hiv drugs oshodi > hiv, Oshodi
    typhoid test mushin > malaria, Mushin | malaria and dialysis > malaria, not dialysis
    physio lekki zumba > physiotherapy, Lekki, not zumba | ikeja or Yaba > Ikeja, not Yaba
    Ọ̀sọ́rẹ̀ hospital epe > Epe, not Ọ̀sọ́rẹ̀ | dokita eyin ni Badagry > dental-care, Badagry
    hospital in iba > Iba | mo ni iba > malaria | malaria iba hospital > malaria, Iba
    family planning festac clinic > family-planning, Festac | kidney hospital apapa > dialysis, Apapa`),
  )('“%s” is %s', (text, expected) => {
    const { treatment, provider, area, ignored } = find(text);
    const names = [
      treatment?.row,
      provider?.record.name,
      area?.name,
      ...ignored.map((word) => `not ${word}`),
    ];
    expect(names.filter(Boolean).join(', ')).toBe(expected);
  });

  test('a name that several places have is that of the place in the area, or of all', () => {
    expect(find('siloan medical center mushin').provider?.record.name).toBe('Siloan Medical Center, Mushin');
    expect(find('bydow pharmacy').branches?.length).toBeGreaterThan(10);
    expect(find('silverline pharmacy').provider?.kind).toBe('pharmacy');
  });
});
