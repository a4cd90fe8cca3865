import { complaintKindLabels } from '../en/complaint-page.ts';
import type { ComplaintKind } from '../schema/site.ts';

/** What the agency reads of a message and of a complaint; the language is empty for English. */
type Fields = Record<'reference' | 'name' | 'phone' | 'email' | 'received' | 'language' | 'message', string>;

type ToStaff = Record<'reference' | 'due' | 'url', string>;

const NOT_GIVEN = 'not given';

/** The mails to the agency's mailbox and to its people at the desk, all of whom read English. */
export const staffMails = {
  message: {
    subject: (subject: string, name: string) =>
      subject ? `Website message: ${subject}` : `Website message from ${name}`,
    text: (fields: Fields & { subject: string }) =>
      [
        `Name: ${fields.name || NOT_GIVEN}`,
        `E-mail: ${fields.email || NOT_GIVEN}`,
        `Phone: ${fields.phone || NOT_GIVEN}`,
        `Subject: ${fields.subject || NOT_GIVEN}`,
        `Received: ${fields.received}`,
        `Reference: ${fields.reference}`,
        ...(fields.language ? [`Language: ${fields.language}`] : []),
        '',
        fields.message,
      ].join('\n'),
  },
  complaint: {
    subject: (reference: string, kind: ComplaintKind) =>
      `Complaint ${reference}: ${complaintKindLabels[kind]}`,
    text: (fields: Fields & Record<'place' | 'when' | 'amount', string> & { kind: ComplaintKind }) =>
      [
        `Reference: ${fields.reference}`,
        `About: ${complaintKindLabels[fields.kind]}`,
        `Where: ${fields.place || NOT_GIVEN}`,
        `When: ${fields.when || NOT_GIVEN}`,
        `Amount: ${fields.amount || NOT_GIVEN}`,
        `Name: ${fields.name || NOT_GIVEN}`,
        `Phone: ${fields.phone || NOT_GIVEN}`,
        `E-mail: ${fields.email || NOT_GIVEN}`,
        `Received: ${fields.received}`,
        ...(fields.language ? [`Language: ${fields.language}`] : []),
        '',
        fields.message,
      ].join('\n'),
  },
  /** To somebody of the staff. */
  invitation: {
    subject: 'Your link to the LASHMA desk',
    text: (name: string, link: string, until: string) =>
      [
        `Hello ${name},`,
        '',
        'this link lets you in to the LASHMA desk, where our staff look after the website. Open it on the phone or computer that you will work with:',
        '',
        link,
        '',
        'The page helps you to make a passkey: from then on your finger, your face or the code that unlocks the device lets you in. There is no password and nothing to install. It takes a minute.',
        '',
        `The link works once, until ${until}, and is for you alone: please do not forward it. If you did not expect it, tell us.`,
        '',
        'LASHMA',
      ].join('\n'),
  },
  /** To the admins, once, when something was not answered by its day. */
  escalation: {
    subject: (reference: string) => `Overdue: ${reference}`,
    text: ({ reference, due, url }: ToStaff) =>
      [
        `${reference} was to be answered by ${due} and has no answer yet.`,
        '',
        'See that somebody answers it. You are told of it this once; the list at the desk shows all that is overdue.',
        '',
        url,
      ].join('\n'),
  },
  /** To all who approve changes. The role is empty if the access was taken away. */
  roleChange: {
    subject: (name: string) => `Desk access changed: ${name}`,
    text: ({ name, role, by, url }: Record<'name' | 'role' | 'by' | 'url', string>) =>
      [
        `${by} has changed who may work at the LASHMA desk.`,
        '',
        role
          ? `${name} has the role ${role} now. With a role that approves changes, they can do so from a day after this change.`
          : `${name} has no access any more.`,
        '',
        'If you did not expect this, ask them and another admin at once.',
        '',
        url,
      ].join('\n'),
  },
  /** To all others who approve changes. */
  urgentNotice: {
    subject: 'Urgent notice published without approval',
    text: ({ by, notice, until, url }: Record<'by' | 'until' | 'url', string> & { notice: string[] }) =>
      [
        `${by} has published an urgent notice without a second person. Visitors see it until ${until}:`,
        '',
        ...notice,
        '',
        'If it is wrong, write another notice or ask for it to be taken down.',
        '',
        url,
      ].join('\n'),
  },
  /** To somebody of the staff to whom a colleague has given it. */
  assignment: {
    subject: (reference: string) => `For you: ${reference}`,
    text: ({ reference, due, url }: ToStaff) =>
      [
        `A colleague has given you ${reference}.${due && ` It is to be answered by ${due}.`}`,
        '',
        'If you cannot look after it, let it go at the desk, so that somebody else can.',
        '',
        url,
      ].join('\n'),
  },
};
