import { unsubscribePage } from '#words/newsletter-pages.ts';
import { defineLinkPage } from './link-page.tsx';

/** Mail programs also post here (one-click List-Unsubscribe) and read only the status. */
export default defineLinkPage('/newsletter/unsubscribe', unsubscribePage, (forms, token) =>
  forms.unsubscribe(token),
);
