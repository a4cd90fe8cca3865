export interface DeskRoute {
  path: string;
  /** Its module: `<page>.page.tsx` in app/. */
  page: string;
}

export const deskRoutes: readonly DeskRoute[] = [
  { path: '/desk', page: 'desk/overview/overview' },
  { path: '/desk/messages', page: 'desk/inbox/messages' },
  { path: '/desk/messages/:id', page: 'desk/inbox/ticket' },
  { path: '/desk/complaints/:reference', page: 'desk/inbox/ticket' },
  { path: '/desk/sign-ups', page: 'desk/inbox/sign-ups' },
  { path: '/desk/reply-times', page: 'desk/inbox/reply-times' },
  { path: '/desk/mails', page: 'desk/inbox/mails' },
  { path: '/desk/templates', page: 'desk/inbox/templates' },
  { path: '/desk/templates/:id', page: 'desk/inbox/template' },
  { path: '/desk/erase', page: 'desk/inbox/erase' },
  { path: '/desk/posts', page: 'desk/posts/posts' },
  { path: '/desk/posts/new', page: 'desk/posts/post' },
  { path: '/desk/posts/pictures', page: 'desk/posts/pictures' },
  { path: '/desk/posts/pictures/:id', page: 'desk/posts/picture' },
  { path: '/desk/posts/progress', page: 'desk/posts/progress' },
  { path: '/desk/posts/bin', page: 'desk/posts/bin' },
  { path: '/desk/posts/redirects', page: 'desk/posts/redirects' },
  { path: '/desk/posts/:id', page: 'desk/posts/post' },
  { path: '/desk/posts/:id/preview', page: 'desk/posts/preview' },
  { path: '/desk/posts/:id/versions/:number', page: 'desk/posts/version' },
  { path: '/desk/lists', page: 'desk/lists/lists' },
  { path: '/desk/lists/uploads/:id', page: 'desk/lists/upload' },
  { path: '/desk/lists/:list', page: 'desk/lists/list-versions' },
  { path: '/desk/lists/:list/:number', page: 'desk/lists/list-version' },
  { path: '/desk/content', page: 'desk/content/content' },
  { path: '/desk/content/:part', page: 'desk/content/part' },
  { path: '/desk/content/:part/preview', page: 'desk/content/preview' },
  { path: '/desk/content/:part/versions/:number', page: 'desk/content/version' },
  { path: '/desk/content/faq/questions/:id', page: 'desk/content/question' },
  { path: '/desk/numbers', page: 'desk/numbers/numbers' },
  { path: '/desk/people', page: 'desk/people/people' },
  { path: '/desk/people/:id', page: 'desk/people/person' },
  { path: '/desk/audit', page: 'desk/audit/audit' },
  { path: '/desk/guide', page: 'desk/guide/guide' },
  { path: '/desk/guide/:part', page: 'desk/guide/guide' },
  { path: '/desk/account', page: 'desk/account/account' },
];
