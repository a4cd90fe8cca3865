import { readReference } from '#domain/complaints/complaint-reference.ts';
import { lastFourDigits } from '#domain/forms/complaint-form.ts';
import { complaintStatusPage as words } from '#words/complaint-page.ts';
import { messageForms } from '#words/message-forms.ts';
import type { RefusedForm } from '../../handle-form.ts';
import { definePage, type PostAnswer, type PostRequest } from '../../page.ts';
import type { ComplaintStatus } from '../../site.ts';
import { Escalation } from './next-steps.tsx';
import { StatusForm } from './status-form.tsx';
import { StatusReport } from './status-report.tsx';

type StatusData = { status: ComplaintStatus } | { refused: RefusedForm } | undefined;

const MOST_CHARACTERS = 254;

export default definePage<StatusData>({
  isPrivate: true,
  hidesPopUp: true,
  post: answerStatus,
  meta: (data) => ({ ...words, title: titleOf(data), canonical: '/complaint/status', noindex: true }),
  View: Status,
});

/** Posted, so that neither reference nor number is ever part of an address. */
async function answerStatus({ fields, address, site }: PostRequest): Promise<PostAnswer<StatusData>> {
  const values = { reference: read(fields?.reference), contact: read(fields?.contact) };
  const refuse = (status: number, errors: RefusedForm['errors']) => ({
    status,
    data: { refused: { errors, values } },
  });
  if (!fields) return refuse(400, [{ field: '', reason: messageForms.unreadable }]);
  const reference = readReference(values.reference);
  const errors = [...checkReference(values.reference), ...checkContact(values.contact)];
  if (errors.length > 0 || !reference) return refuse(400, errors);
  const status = await site.complaints.find({ reference, contact: values.contact }, address);
  if (!status) return refuse(404, [{ field: '', reason: words.errors.notFound }]);
  return { status: 200, data: { status } };
}

function checkReference(typed: string): RefusedForm['errors'] {
  // The check character is no secret, so this tells nothing about which references there are.
  const reason = typed ? words.errors.badReference : words.errors.noReference;
  return readReference(typed) ? [] : [{ field: 'reference', reason }];
}

function checkContact(typed: string): RefusedForm['errors'] {
  if (!typed) return [{ field: 'contact', reason: words.errors.noContact }];
  const isReadable = typed.includes('@') || lastFourDigits(typed) !== undefined;
  return isReadable ? [] : [{ field: 'contact', reason: words.errors.badContact }];
}

function read(text = ''): string {
  return text.slice(0, MOST_CHARACTERS).trim();
}

function titleOf(data: StatusData): string {
  if (!data) return words.title;
  return 'status' in data ? words.found.title : messageForms.errorTitle(words.title);
}

function Status({ data }: { data: StatusData }) {
  if (data && 'status' in data)
    return (
      <StatusReport status={data.status}>
        <Escalation />
      </StatusReport>
    );
  return <StatusForm refused={data?.refused} />;
}
