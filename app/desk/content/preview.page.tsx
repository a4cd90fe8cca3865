import { contentWords as words } from '#content/desk/content.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { findPart } from './content-service.ts';

/** The public page with the draft or a planned version in it, for staff alone. */
export default defineDeskPage<undefined>({
  roles: ['editor'],
  async load({ desk, params, query }) {
    const part = findPart(params.part);
    const what = { path: query.get('page'), number: query.get('version') };
    const shown = part && (await desk.content.preview(part, query.get('language') ?? 'en', what));
    return shown && { shown };
  },
  title: words.state.preview,
  View: () => null,
});
