import { placeWords as words } from '#content/desk/places.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { ConfirmStep } from '../ui/desk-form/desk-form.tsx';
import { Banner, DeskHead } from '../ui/page-parts/page-parts.tsx';
import { ConflictBanner, DifferencesBanner, type PlaceData, PlaceForm, ReviewStep } from './place-form.tsx';
import { PlaceReports } from './place-reports.tsx';
import { answerPlace, loadPlace } from './place-steps.ts';

/** One hospital or pharmacy: what the lists say of it, to change, check and publish, and what visitors say of it. */
export default defineDeskPage<PlaceData>({
  roles: ['directory'],
  load: loadPlace,
  post: answerPlace,
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
        {conflict && <ConflictBanner {...conflict} />}
        {place?.isClosed && !review && (
          <Banner tone="info" heading={words.reopen}>
            {words.reopenExplain}
          </Banner>
        )}
        {report && (
          <Banner tone="info">
            {words.report[review?.changes.length === 0 ? 'says' : 'follows'](
              words.report.subject(words.report.fields[report.field], report.value),
            )}
          </Banner>
        )}
        {place && !review && !report && place.reports.length > 0 && <PlaceReports place={place} />}
        {place && !review && place.differences.length > 0 && (
          <DifferencesBanner differences={place.differences} />
        )}
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
