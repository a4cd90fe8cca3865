import { deskWords } from '#content/desk/desk-words.ts';
import { ROLES } from '#domain/desk/roles.ts';
import { defineDeskPage } from '../define-desk-page.tsx';

export default defineDeskPage({
  roles: ROLES,
  load: async () => ({}),
  title: () => deskWords.overview,
  View: () => <h1>{deskWords.overview}</h1>,
});
