export const GUIDE = '/desk/guide';

/** Which part of docs/desk.md helps with which pages, by the id of its heading; the longest path that fits counts. */
const parts: Readonly<Record<string, string>> = {
  '/desk/messages': 'messages-and-complaints',
  '/desk/complaints': 'messages-and-complaints',
  '/desk/sign-ups': 'messages-and-complaints',
  '/desk/reply-times': 'messages-and-complaints',
  '/desk/mails': 'messages-and-complaints',
  '/desk/templates': 'messages-and-complaints',
  '/desk/erase': 'messages-and-complaints',
  '/desk/posts': 'write-a-post',
  '/desk/posts/pictures': 'pictures-of-posts',
  '/desk/posts/bin': 'remove-a-post',
  '/desk/posts/redirects': 'remove-a-post',
  '/desk/content': 'change-what-the-site-says',
  '/desk/lists': 'replace-a-list',
  '/desk/places': 'change-one-hospital-or-pharmacy',
  '/desk/approvals': 'a-second-person',
  '/desk/numbers': 'numbers',
  '/desk/searches': 'numbers',
  '/desk/people': 'people-for-admins',
  '/desk/audit': 'leave-and-when-something-is-lost',
  '/desk/account': 'leave-and-when-something-is-lost',
};

/** Undefined for a page that nobody has written about; a test sees to it that there is none. */
export function guidePartFor(path: string): string | undefined {
  if (path === '/desk') return 'find-your-way';
  const fitting = Object.keys(parts).filter((start) => path === start || path.startsWith(`${start}/`));
  const longest = fitting.reduce((best, start) => (start.length > best.length ? start : best), '');
  return parts[longest];
}
