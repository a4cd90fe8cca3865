import { COMPLAINT_SENT_PATH, formatComplaintCookie } from '#domain/complaints/complaint-reference.ts';
import { complaintPage as words } from '#words/complaint-page.ts';
import { language } from '#words/language.ts';
import { messageForms } from '#words/message-forms.ts';
import { ownPath } from '../../own-path.ts';
import { definePage, type PostAnswer, type PostRequest } from '../../page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './complaint.module.css';
import { type ComplaintDraft, ComplaintForm } from './complaint-form.tsx';
import { findPlaces, forStaff, placeAt, placeOf } from './complaint-places.ts';
import { Escalation, NextSteps } from './next-steps.tsx';
import talkFirstStyles from './talk-first.module.css';

const PLACE = 'place';
/** The name of the button that looks a place up. */
const FIND = 'find';

export default definePage<ComplaintDraft>({
  query: [PLACE],
  // Nobody who is upset should have to close a poster first.
  hidesPopUp: true,
  load({ query, site }) {
    const place = placeAt(query.get(PLACE) ?? '', site.directory);
    return { values: place ? { place: place.label, place_path: place.path } : {} };
  },
  post: answerComplaint,
  meta: ({ errors }) => ({
    ...words,
    title: errors ? messageForms.errorTitle(words.title) : words.title,
    canonical: '/complaint',
  }),
  View: Complaint,
});

async function answerComplaint({
  fields,
  address,
  deadline,
  site,
}: PostRequest): Promise<PostAnswer<ComplaintDraft>> {
  if (!fields) {
    const errors = [{ field: '', reason: messageForms.unreadable }];
    return { status: 400, data: { errors, values: {} } };
  }
  if (FIND in fields) {
    const found = findPlaces(fields[PLACE] ?? '', site.directory);
    return { status: 200, data: { values: fields, found } };
  }
  const values = { ...fields, ...placeOf(fields, site.directory) };
  const sender = { address, startedAt: fields.started_at, language: language.code, deadline };
  const answer = await site.forms.submit('complaint', forStaff(values, site.directory), sender);
  if (!answer.ok) return { status: answer.status, data: { errors: answer.errors, values } };
  const isSecure = site.publicUrl.startsWith('https:');
  return {
    redirect: COMPLAINT_SENT_PATH,
    cookie: formatComplaintCookie(
      { reference: answer.reference ?? '', isMailed: answer.isMailed ?? false },
      ownPath(COMPLAINT_SENT_PATH),
      isSecure,
    ),
  };
}

function Complaint({ data }: { data: ComplaintDraft }) {
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <div className={styles.page}>
        <TalkFirst />
        <ComplaintForm draft={data} findName={FIND} />
        <div className={styles.further}>
          <NextSteps />
          <Escalation />
        </div>
      </div>
    </>
  );
}

/** What is quicker than a form: in an emergency, and for those who would rather speak. */
function TalkFirst() {
  const { emergency, call, status } = words;
  return (
    <div className={talkFirstStyles.ways}>
      <section className={talkFirstStyles.emergency} aria-labelledby="emergency-title">
        <h2 id="emergency-title" className={talkFirstStyles.heading}>
          {emergency.heading}
        </h2>
        <p>{emergency.text}</p>
      </section>
      <section aria-labelledby="call-title">
        <h2 id="call-title" className={talkFirstStyles.heading}>
          {call.heading}
        </h2>
        <p>{call.text}</p>
        <a href={call.to} className={talkFirstStyles.phone}>
          <Icon name="phone" />
          <span>
            {call.label} <span className={talkFirstStyles.digits}>{call.digits}</span>
          </span>
        </a>
      </section>
      <p className={talkFirstStyles.status}>
        {status.text} <Link to={status.to}>{status.label}</Link>
      </p>
    </div>
  );
}
