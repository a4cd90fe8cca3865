import { placeWords as words } from '#content/desk/places.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { DeskPostRequest, DeskRequest } from '../desk-page.ts';
import { ConfirmStep, type FormState } from '../ui/desk-form/desk-form.tsx';
import { Banner, DeskHead } from '../ui/page-parts/page-parts.tsx';
import {
  deskPathOf,
  followReport,
  mergeTyped,
  openedFields,
  openedIn,
  rowOf,
  valuesOf,
} from './place-fields.ts';
import { ConflictBanner, type PlaceData, PlaceForm, ReviewStep } from './place-form.tsx';
import { PlaceReports } from './place-reports.tsx';
import type { PlaceEdit, PlaceKind, PlaceReport } from './place-service.ts';

/** One hospital or pharmacy: what the lists say of it, to change, check and publish, and what visitors say of it. */
export default defineDeskPage<PlaceData>({
  roles: ['directory'],
  load: (request) => open(request),

  async post(request) {
    const { fields } = request;
    const found = await open(request);
    if (fields.action === 'refuse') return decide(request, 'refused');
    if (fields.action === 'right') return decide(request, 'right');
    // Somebody may have closed the place while it was open here.
    if (!found && !fields.base) return undefined;
    const data: PlaceData = found ?? { kind: kindOf(fields.kind), form: {}, base: '', opened: {} };
    const report = data.place?.reports.find(({ id }) => id === fields.report);
    if (fields.action === 'accept') return accept(request, data, report);
    return answer(request, { ...data, ...sentBase(fields), report });
  },

  title: ({ place, kind }) => place?.row.name ?? words.newTitle[kind],
  View: ({ data }) => {
    const { place, kind, review, report, conflict } = data;
    const name = place?.row.name ?? '';
    return (
      <>
        <DeskHead
          heading={place ? name : words.newTitle[kind]}
          lead={place && <a href={place.path}>{words.publicPage}</a>}
          back={{ href: '/desk/places', label: words.all }}
        />
        {conflict && <ConflictBanner conflict={conflict} isClosed={place?.isClosed} />}
        {place?.isClosed && !review && (
          <Banner tone="info" heading={words.reopen}>
            {words.reopenExplain}
          </Banner>
        )}
        {report && (
          <Banner tone="info">{words.report.follows(words.report.fields[report.field], report.value)}</Banner>
        )}
        {place && !review && !report && place.reports.length > 0 && <PlaceReports reports={place.reports} />}
        {review ? <ReviewStep data={data} review={review} /> : <PlaceForm data={data} />}
        {place && !place.isClosed && !review && (
          <ConfirmStep
            label={words.close.label}
            question={words.close.question(name)}
            confirm={words.close.confirm}
            fields={{ action: 'close', base: place.base, kind }}
          />
        )}
      </>
    );
  },
});

async function open({ desk, params, query }: DeskRequest): Promise<PlaceData | undefined> {
  if (params.place === undefined) {
    const kind = kindOf(query.get('kind'));
    return { kind, form: { values: valuesOf({}, []) }, base: '', opened: {} };
  }
  const place = await desk.places.read(`/provider/${params.lga}/${params.place}`);
  if (!place) return undefined;
  const values = valuesOf(place.row, place.lists);
  return { place, kind: place.kind, form: { values }, base: place.base, opened: openedFields(values) };
}

/** What the form that was sent had been made from; the place may say something else by now. */
function sentBase(fields: Readonly<Record<string, string>>): Pick<PlaceData, 'base' | 'opened'> {
  return { base: fields.base ?? '', opened: openedIn(fields) };
}

function kindOf(text: string | null | undefined): PlaceKind {
  return text === 'pharmacy' ? 'pharmacy' : 'hospital';
}

/** Checks what was typed, and shows what it would change; or publishes what has been shown. */
async function answer(request: DeskPostRequest, data: PlaceData) {
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
  };
  const values = isClosing ? data.form.values : valuesOf(edit.row, edit.lists);
  const refused = (errors: NonNullable<FormState['errors']>, double?: string) => ({
    status: 400,
    data: { ...data, form: { ...(values && { values }), errors }, double },
  });
  const again = { ...data, form: values ? { values } : {} };
  if (fields.action === 'edit') return { status: 200, data: again };
  if (!isClosing && edit.lists.length === 0) return refused({ lists: words.noList });
  const isPublishing = isClosing || fields.action === 'publish';
  const outcome = isPublishing ? await desk.places.publish(person, edit) : await desk.places.check(edit);
  if (outcome === 'missing') return undefined;
  if (outcome === 'changed') return conflict(request, again);
  if ('errors' in outcome) return refused(outcome.errors, outcome.double);
  if ('changes' in outcome)
    return {
      status: 200,
      data: { ...data, form: { values: valuesOf(outcome.row, edit.lists) }, review: outcome },
    };
  const said = words[isClosing ? 'closed' : 'published'](edit.row.name ?? '');
  const notice = edit.report ? `${said} ${words.report.settled}` : said;
  return { redirect: isClosing ? '/desk/places' : deskPathOf(outcome.path) || path, notice };
}

/** The place as it is now, with what somebody has changed in the form that they sent. */
async function conflict(request: DeskPostRequest, sent: PlaceData) {
  const found = await open(request);
  if (!found?.place)
    return { status: 409, data: { ...sent, conflict: { theirs: [], both: [], last: undefined } } };
  const now = found.form.values ?? {};
  const { values, ...changed } = mergeTyped(sent.opened, sent.form.values ?? now, now);
  const last = await request.desk.places.lastChange(found.place);
  return {
    status: 409,
    data: { ...found, report: sent.report, form: { values }, conflict: { ...changed, last, now } },
  };
}

/** Puts a report away without a change of the place. */
async function decide({ desk, person, path, fields }: DeskPostRequest, verdict: 'right' | 'refused') {
  const isDone = await desk.places.decide(person, fields.report ?? '', verdict);
  const said = verdict === 'right' ? words.report.isRight : words.report.refused;
  return { redirect: path, notice: isDone ? said : words.report.decided };
}

/** Fills in what a visitor says is right, and goes on as if somebody had typed it. */
async function accept(request: DeskPostRequest, data: PlaceData, report: PlaceReport | undefined) {
  const { place, kind } = data;
  if (!place) return undefined;
  if (!report) return { redirect: deskPathOf(place.path), notice: words.report.decided };
  // There is nothing left to close.
  if (place.isClosed && report.field === 'closed') return decide(request, 'right');
  const { path, base } = place;
  const wanted = followReport(place.row, place.lists, report);
  if (!wanted) return { status: 200, data: { ...data, report } };
  const checked = await request.desk.places.check({ path, kind, base, ...wanted, report: report.id });
  const form = { values: valuesOf(wanted.row, wanted.lists) };
  if (typeof checked === 'string') return conflict(request, data);
  if ('errors' in checked) {
    const { errors, double } = checked;
    return { status: 400, data: { ...data, report, form: { ...form, errors }, double } };
  }
  return {
    status: 200,
    data: { ...data, report, form: { values: valuesOf(checked.row, wanted.lists) }, review: checked },
  };
}
