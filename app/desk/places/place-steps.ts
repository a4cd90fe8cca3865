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
  differingFields,
  followReport,
  isTyped,
  namedServices,
  rowOf,
  TODAY,
  valuesOf,
} from './place-fields.ts';
import { fieldsOf, type PlaceData } from './place-form.tsx';
import type { PlaceEdit, PlaceKind, PlaceReport, PlaceReview } from './place-service.ts';

/** Some servers in front of ours refuse longer ones. */
const MAX_URL_CHARACTERS = 6000;

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
    if (!typedIn(fields, place))
      return { redirect: `${path}?${new URLSearchParams({ report: fields.report ?? '' })}` };
  }
  const answered = await act(request);
  if (!answered || !('status' in answered) || answered.status !== 200) return answered;
  const { data } = answered;
  const step = new URLSearchParams({ step: data.review ? 'check' : 'edit', ...fieldsOf(data) });
  const address = `${path}?${step}`;
  return address.length > MAX_URL_CHARACTERS ? answered : { redirect: address };
}

async function act(request: StepRequest): Answer {
  const { fields } = request;
  const found = await open(request);
  // Somebody may have closed the place while it was open here.
  if (!found && !fields.base) return undefined;
  const formId = isUuid(fields.form) ? fields.form : crypto.randomUUID();
  const data: PlaceData = { ...(found ?? { kind: kindOf(fields.kind), form: {}, base: '' }), formId };
  const report = data.place?.reports.find(({ id }) => id === fields.report);
  if (fields.action === 'accept') return accept(request, data, report);
  return answer(request, { ...data, base: fields.base ?? '', report });
}

/** Whoever comes back to a step after publishing is redirected to the place as it is. */
async function resume(request: StepRequest): Promise<PlaceData | DeskMove | undefined> {
  const { desk, fields } = request;
  const data = shown(await act({ ...request, fields: { ...fields, action: 'check' } }));
  if (!data || 'redirect' in data) return data;
  const place = data.double ? await desk.places.read(data.double) : data.conflict && data.place;
  const differing = place && differingFields(data.form.values, valuesOf(place.row, place.lists));
  // The day on which it was asked may have been ticked last.
  if (!place || differing?.some((name) => name !== 'confirmed'))
    return fields.action === 'check' ? data : shown(await act(request));
  return { redirect: deskPathOf(place.path) + savedIn(fields), notice: words.isOnSite(place.row.name ?? '') };
}

function shown(answered: Awaited<Answer>): PlaceData | DeskMove | undefined {
  if (!answered || 'file' in answered) return undefined;
  return 'redirect' in answered ? answered : answered.data;
}

async function open({ desk, params, query }: DeskRequest): Promise<PlaceData | undefined> {
  const formId = crypto.randomUUID();
  if (params.place === undefined) {
    const kind = kindOf(query.get('kind'));
    return { kind, form: { values: valuesOf({}, []) }, base: '', formId };
  }
  const place = await desk.places.read(`/provider/${params.lga}/${params.place}`);
  if (!place) return undefined;
  const values = valuesOf(place.row, place.lists);
  const { kind, base } = place;
  const saved = query.get('saved') ?? '';
  return { place, kind, form: { values }, base, formId, saved };
}

/** By which the device knows that what it kept of a form is published. */
function savedIn({ form }: Readonly<Record<string, string>>): string {
  return isUuid(form) ? `?saved=${form}` : '';
}

/** What a form says otherwise than the site; undefined where nothing was typed. */
function typedIn(fields: StepRequest['fields'], place: PlaceData['place']) {
  if (fields.base === undefined) return undefined;
  const typed = rowOf(fields, place?.kind ?? kindOf(fields.kind));
  return isTyped(valuesOf(typed.row, typed.lists), place) ? typed : undefined;
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
    isAsked: Boolean(fields[TODAY]),
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
  return { status: 200, data: { ...data, form: { values: valuesOf(review.row, lists) }, review } };
}

/** What was typed, and what the place says otherwise by now: what is sent next is made from that. */
async function conflict(request: StepRequest, sent: PlaceData): Answer {
  const { place, base, form } = (await open(request)) ?? {};
  if (!place || base === undefined)
    return { status: 409, data: { ...sent, conflict: { differing: [], last: undefined } } };
  const now = form?.values ?? {};
  const last = await request.desk.places.lastChange(place);
  const differing = differingFields(sent.form.values ?? now, now);
  return { status: 409, data: { ...sent, place, base, conflict: { differing, last, now } } };
}

/** Puts a report away without a change of the place. */
async function decide(request: StepRequest, verdict: 'right' | 'refused') {
  const { desk, person, path, fields } = request;
  const { action: _, report: __, ...typed } = fields;
  const step = `${path}?${new URLSearchParams({ step: 'edit', ...typed })}`;
  const isKept = typedIn(fields, (await open(request))?.place) && step.length <= MAX_URL_CHARACTERS;
  const outcome = await desk.places.decide(person, fields.report ?? '', verdict);
  const done = verdict === 'right' ? words.report.isRight : words.report.refused;
  return { redirect: isKept ? step : path, notice: outcome === 'done' ? done : words.report[outcome] };
}

/** Fills in what a visitor says is right, and goes on as if somebody had typed it. */
async function accept(request: StepRequest, data: PlaceData, report: PlaceReport | undefined): Answer {
  const { place, kind } = data;
  if (!place) return undefined;
  if (!report) return { redirect: deskPathOf(place.path), notice: words.report.decided };
  if (place.isClosed && report.field === 'closed') return { redirect: deskPathOf(place.path) };
  const { path } = place;
  const typed = typedIn(request.fields, place);
  const from = { ...data, report, base: typed ? (request.fields.base ?? '') : data.base };
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
