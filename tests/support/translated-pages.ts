import { localPath } from '#domain/language/local-path.ts';
import { typedComplaint } from './complaints.ts';
import type { OwnSite } from './own-site.ts';
import { typedContact } from './send-form.ts';
import { NOT_FOUND, sectionPaths } from './site-paths.ts';

/** Something that a visitor might ask in a language, and what is found by it. */
const QUESTIONS: Readonly<Record<string, string>> = { yo: 'ìgò ojú', pcm: 'eye glasses' };
/** No word of any language. */
const NONSENSE = 'xyzzyq';
/** Comes back in the form, so it must not be English. */
const TYPED = 'Ẹ káàárọ̀';

export type TranslatedPage = Awaited<ReturnType<typeof readTranslatedPages>>[number];

/** The addresses of translated pages without their language: one of every template, as it opens and as it answers. */
const pathsIn = (language: string) => {
  const asked = QUESTIONS[language];
  if (!asked) throw new Error(`tests/support/translated-pages.ts has no question in ${language}`);
  const question = encodeURIComponent(asked);
  const answers = `/plan?plans=standard-jaara&plans=jaara-plus&adults=2&children=3&seniors=1&highlight=1
    /plan?search=${NONSENSE} /plan/cover-dates?plan=jaara-plus&paid=2026-11-26&due=2027-05-01
    /plan/what-is-covered?plan=jaara-plus /plan/what-is-covered?q=fibroid /plan/what-is-covered?q=${NONSENSE}
    /plan/cover-dates?plan=jaara-plus&paid=2026-11-99&due=x /provider?open=plus /provider?open=pharmacy
    /provider?open=none&find=randle /provider?open=none&find=${NONSENSE}
    /provider?jaara-search=${NONSENSE}&jaara-lga=lga%3AAgege /faq?q=${question} /faq?q=${NONSENSE}
    /enrol?for=parent-abroad /enrol?for=staff&adults=12
    /enrol?for=cannot-pay&adults=2&children=3&seniors=2&cover=jaara-plus&area=ikorodu&hospital=ikorodu-general-hospital
    /is-this-lashma?q=lashma-gov.com /is-this-lashma?q=bylinks /is-this-lashma?q=0800-ILERAEKO
    /search?q=${question} /search?q=ikorodu /search?q=${NONSENSE}`;
  const templates = `/ /plan /plan/cover-dates /plan/what-is-covered /plan/standard-jaara/what-would-i-pay
    /plan/seniors-plan/what-would-i-pay /emergency /enrol /is-this-lashma /provider /provider/list /provider/ikorodu
    /provider/ikorodu/ikorodu-general-hospital /provider/ikorodu/aquart-pharmacy /faq /contact /contact/sent
    /complaint /complaint/sent /complaint/status /newsletter /newsletter/sent /newsletter/confirm
    /newsletter/unsubscribe /search /offline /chatbot /maintenance`;
  return [...sectionPaths, ...`${templates} ${answers}`.split(/\s+/), NOT_FOUND];
};

/** Opens every kind of page in a language, and what the forms answer to a visitor without JavaScript. */
export async function readTranslatedPages(fetch: OwnSite['fetch'], language: string) {
  const read = async (englishPath: string, init: RequestInit = {}) => {
    const path = localPath(englishPath, `/${language}`);
    const answer = await fetch(path, init);
    return { path, status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const post = (path: string, fields: Record<string, string>) =>
    read(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  const pages = [];
  for (const path of pathsIn(language)) pages.push(await read(path));
  const complaint = { ...typedComplaint, happened_about: TYPED, message: TYPED };
  const accepted = await post('/complaint', complaint);
  const cookie = accepted.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const sent = await read('/complaint/sent', { headers: { cookie } });
  const reference = /LA-\w{4}-\w{4}/.exec(sent.html)?.[0] ?? '';
  const contact = typedComplaint.user_email ?? '';
  pages.push(
    sent,
    await post('/complaint/status', { reference, contact }),
    await post('/complaint/status', { reference, contact: '0000' }),
    await post('/complaint/status', { reference: 'x', contact: 'x' }),
    await post('/complaint', { ...complaint, kind: '', amount: 'x', user_email: 'x' }),
    await post('/complaint', {}),
    await post('/complaint', { find: '1', place: 'randle' }),
    await post('/contact', { ...typedContact, subject: '', message: TYPED, user_email: 'x' }),
    await post('/contact', {}),
    await post('/newsletter', { user_email: 'x' }),
  );
  return pages;
}
