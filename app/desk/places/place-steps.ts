import { approvalWords } from '#content/desk/approvals.ts';
import { placeWords as words } from '#content/desk/places.ts';
import { serviceNames } from '#words/place-details.ts';
import {
  type DeskAnswer,
  type DeskMove,
  type DeskPostRequest,
  type DeskRequest,
  isUuid,
} from '../desk-page.ts';
import type { FormState } from '../ui/desk-form/desk-form.tsx';
import {
  deskPathOf,
  followReport,
  isTyped,
  mergeTyped,
  namedServices,
  openedFields,
  openedIn,
  rowOf,
  TODAY,
  UNCONFIRMED,
  valuesOf,
} from './place-fields.ts';
import { fieldsOf, type PlaceData } from './place-form.tsx';
import type { DeskPlace, PlaceEdit, PlaceKind, PlaceReport, PlaceReview } from './place-service.ts';
import { LONGEST_ADDRESS } from './typed-in-address.behaviour.ts';

type StepRequest = DeskRequest & Pick<DeskPostRequest, 'fields'>;
type Answer = Promise<DeskAnswer<PlaceData> | undefined>;

/**
 * The place as it is, or the step of a change that the address names with all that was typed: so Back and reload show
 * it again, and nobody is asked to send a form twice. Nothing is ever published from an address.
 */
export async function loadPlace(request: DeskRequest): Promise<PlaceData | DeskMove | undefined> {
  const { query } = request;
  const step = (['check', 'edit'] as const).find((each) => each === query.get('step'));
  const report = query.get('report') ?? '';
  if (step) return resume({ ...request, fields: { ...Object.fromEntries(query), action: step } });
  if (report) return shown(await act({ ...request, fields: { action: 'accept', report } }));
  return open(request);
}

const ACTIONS = ['check', 'edit', 'publish', 'close', 'accept', 'right', 'refuse'];
const KINDS = ['hospital', 'pharmacy'];

export async function answerPlace(sent: DeskPostRequest): Answer {
  // The buttons of a report name it, and send the form of its place along.
  const { accept, right, refuse, ...rest } = sent.fields;
  const report = accept || right || refuse;
  const action = accept ? 'accept' : right ? 'right' : 'refuse';
  const request = report ? { ...sent, fields: { ...rest, action, report } } : sent;
  const { fields, path } = request;
  if (!ACTIONS.includes(fields.action ?? 'check') || !KINDS.includes(fields.kind ?? 'hospital'))
    return undefined;
  if (fields.action === 'refuse') return decide(request, 'refused');
  if (fields.action === 'right') return decide(request, 'right');
  if (fields.action === 'accept') {
    const place = (await open(request))?.place;
    const isClosing = place?.reports.some(({ id, field }) => id === fields.report && field === 'closed');
    // There is nothing left to close.
    if (isClosing && place?.isClosed) return decide(request, 'right');
    if (!readTyped(fields, place?.kind))
      return { redirect: `${path}?${new URLSearchParams({ report: fields.report ?? '' })}` };
  }
  const answered = await act(request);
  if (!answered || !('status' in answered) || answered.status !== 200) return answered;
  const { data } = answered;
  const step = new URLSearchParams({ step: data.review ? 'check' : 'edit', ...fieldsOf(data) });
  const address = `${path}?${step}`;
  return address.length > LONGEST_ADDRESS ? answered : { redirect: address };
}

async function act(request: StepRequest): Answer {
  const { fields } = request;
  const found = await open(request);
  // Somebody may have closed the place while it was open here.
  if (!found && !fields.base) return undefined;
  const formId = isUuid(fields.form) ? fields.form : crypto.randomUUID();
  const blank = { kind: kindOf(fields.kind), form: {}, base: '', opened: {} };
  const data: PlaceData = { ...(found ?? blank), formId };
  const report = data.place?.reports.find(({ id }) => id === fields.report);
  if (fields.action === 'accept') return accept(request, data, report);
  return answer(request, { ...data, ...sentBase(fields), report });
}

/** Whoever comes back to a step after publishing is led to the place as it is. */
async function resume(request: StepRequest): Promise<PlaceData | DeskMove | undefined> {
  const published = await findPublished(request);
  if (published)
    return {
      redirect: deskPathOf(published.path) + savedIn(request.fields),
      notice: words.isOnSite(published.row.name ?? ''),
    };
  return shown(await act(request));
}

/** The place that says by now what was typed; not one of which nothing else was typed. */
async function findPublished(request: StepRequest): Promise<DeskPlace | undefined> {
  const { desk, params, fields } = request;
  const check = async (changes: Partial<StepRequest>) => {
    const data = shown(await act({ ...request, ...changes }));
    return data && !('redirect' in data) ? data : undefined;
  };
  const action = 'check';
  const double = params.place ? undefined : (await check({ fields: { ...fields, action } }))?.double;
  const path = double ?? `/provider/${params.lga}/${params.place}`;
  const listed = await desk.places.read(path);
  if (!listed || listed.base === fields.base) return undefined;
  const [lga = '', place = ''] = path.split('/').slice(2);
  // The day on which it was asked may have been ticked last.
  const now = { action, base: listed.base, confirmed: listed.row.confirmed ?? '' };
  const again = await check({ params: { lga, place }, fields: { ...fields, ...now } });
  return again?.review?.changes.length === 0 ? listed : undefined;
}

function shown(answered: Awaited<Answer>): PlaceData | DeskMove | undefined {
  if (!answered || 'file' in answered) return undefined;
  return 'redirect' in answered ? answered : answered.data;
}

async function open({ desk, params, query }: DeskRequest): Promise<PlaceData | undefined> {
  const formId = crypto.randomUUID();
  if (params.place === undefined) {
    const kind = kindOf(query.get('kind'));
    return { kind, form: { values: valuesOf({}, []) }, base: '', opened: {}, formId };
  }
  const place = await desk.places.read(`/provider/${params.lga}/${params.place}`);
  if (!place) return undefined;
  const values = valuesOf(place.row, place.lists);
  const { kind, base } = place;
  const saved = query.get('saved') ?? '';
  return { place, kind, form: { values }, base, opened: openedFields(values), formId, saved };
}

/** By which the device knows that what it kept of a form is published. */
function savedIn({ form }: Readonly<Record<string, string>>): string {
  return isUuid(form) ? `?saved=${form}` : '';
}

/** What a form that was sent says otherwise than when it was opened; undefined where nothing was typed. */
function readTyped(fields: Readonly<Record<string, string>>, kind: PlaceKind = kindOf(fields.kind)) {
  if (fields.base === undefined) return undefined;
  const typed = rowOf(fields, kind);
  return isTyped(valuesOf(typed.row, typed.lists), openedIn(fields)) ? typed : undefined;
}

/** What the form that was sent had been made from; the place may say something else by now. */
function sentBase(fields: Readonly<Record<string, string>>) {
  return {
    base: fields.base ?? '',
    opened: openedIn(fields),
    isUnconfirmed: Boolean(fields[UNCONFIRMED]),
  };
}

function kindOf(text: string | null | undefined): PlaceKind {
  return text === 'pharmacy' ? 'pharmacy' : 'hospital';
}

/** Checks what was typed, and shows what it would change; or publishes what has been shown. */
async function answer(request: StepRequest, data: PlaceData): Answer {
  const { desk, person, params, path, fields } = request;
  const { kind } = data;
  const isClosing = fields.action === 'close';
  const typed = rowOf(fields, kind);
  const edit: PlaceEdit = {
    path: params.place === undefined ? undefined : `/provider/${params.lga}/${params.place}`,
    kind,
    row: isClosing ? (data.place?.row ?? {}) : typed.row,
    lists: isClosing ? [] : typed.lists,
    base: fields.base ?? '',
    report: fields.report || undefined,
    isAsked: Boolean(fields[TODAY] || (fields[UNCONFIRMED] && typed.row.confirmed)),
  };
  const values = isClosing ? data.form.values : valuesOf(edit.row, edit.lists);
  const refused = (errors: NonNullable<FormState['errors']>, double?: string) => ({
    status: 400,
    data: { ...data, form: { ...(values && { values }), errors }, double },
  });
  const again = { ...data, form: values ? { values } : {} };
  if (fields.action === 'edit') return { status: 200, data: again };
  if (!isClosing && edit.lists.length === 0)
    return refused({ lists: data.place && !data.place.isClosed ? words.noList : words.noListYet });
  const isPublishing = isClosing || fields.action === 'publish';
  const outcome = isPublishing ? await desk.places.publish(person, edit) : await desk.places.check(edit);
  if (outcome === 'missing') return undefined;
  if (outcome === 'changed') return conflict(request, again);
  if (outcome === 'requested')
    return { redirect: `/desk/places${savedIn(fields)}`, notice: approvalWords.requested };
  if ('errors' in outcome) return refused(outcome.errors, outcome.double);
  if ('changes' in outcome) return reviewed(data, outcome, edit.lists);
  const said = words[isClosing ? 'closed' : 'published'](edit.row.name ?? '');
  const notice = edit.report ? `${said} ${words.report.settled}` : said;
  const redirect = isClosing ? '/desk/places' : (deskPathOf(outcome.path) || path) + savedIn(fields);
  return { redirect, notice };
}

function reviewed(data: PlaceData, review: PlaceReview, lists: PlaceEdit['lists']) {
  const isUnconfirmed = Boolean(data.isUnconfirmed || review.unconfirmed);
  return {
    status: 200,
    data: { ...data, form: { values: valuesOf(review.row, lists) }, isUnconfirmed, review },
  };
}

/** The place as it is now, with what somebody has changed in the form that they sent. */
async function conflict(request: StepRequest, sent: PlaceData): Answer {
  const found = await open(request);
  if (!found?.place)
    return { status: 409, data: { ...sent, conflict: { theirs: [], both: [], last: undefined } } };
  const now = found.form.values ?? {};
  const { values, ...changed } = mergeTyped(sent.opened, sent.form.values ?? now, now);
  const last = await request.desk.places.lastChange(found.place);
  return {
    status: 409,
    data: {
      ...found,
      ...{ report: sent.report, isUnconfirmed: sent.isUnconfirmed },
      form: { values },
      conflict: { ...changed, last, now },
    },
  };
}

/** Puts a report away without a change of the place. */
async function decide({ desk, person, path, fields }: StepRequest, verdict: 'right' | 'refused') {
  const { action: _, report: __, ...typed } = fields;
  const step = `${path}?${new URLSearchParams({ step: 'edit', ...typed })}`;
  const redirect = readTyped(fields) && step.length <= LONGEST_ADDRESS ? step : path;
  const outcome = await desk.places.decide(person, fields.report ?? '', verdict);
  const done = verdict === 'right' ? words.report.isRight : words.report.refused;
  return { redirect, notice: outcome === 'done' ? done : words.report[outcome] };
}

/** Fills in what a visitor says is right, and goes on as if somebody had typed it. */
async function accept(request: StepRequest, data: PlaceData, report: PlaceReport | undefined): Answer {
  const { place, kind } = data;
  if (!place) return undefined;
  if (!report) return { redirect: deskPathOf(place.path), notice: words.report.decided };
  if (place.isClosed && report.field === 'closed') return { redirect: deskPathOf(place.path) };
  const { path } = place;
  const typed = readTyped(request.fields, kind);
  const from = typed ? { ...data, ...sentBase(request.fields), report } : { ...data, report };
  const { row, lists } = typed ?? place;
  const wanted = followReport(row, lists.length > 0 ? lists : place.lists, report);
  const form = { values: valuesOf(wanted?.row ?? row, wanted?.lists ?? lists) };
  if (!wanted) return { status: 200, data: { ...from, form } };
  const edit = { path, kind, base: from.base, ...wanted, report: report.id };
  const checked = await request.desk.places.check(edit);
  if (typeof checked === 'string') return conflict(request, { ...from, form });
  if ('errors' in checked) {
    const { double } = checked;
    const named = namedServices(report.value).map((id) => serviceNames[id]);
    const isSentence = report.field === 'services' && checked.errors.services !== undefined;
    const errors = { ...checked.errors, ...(isSentence && { services: words.report.inWords(named) }) };
    return { status: 400, data: { ...from, form: { ...form, errors }, double } };
  }
  return reviewed(from, checked, wanted.lists);
}
