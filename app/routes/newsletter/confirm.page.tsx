import { confirmPage } from '#words/newsletter-pages.ts';
import { defineLinkPage } from './link-page.tsx';

export default defineLinkPage('/newsletter/confirm', confirmPage, (forms, token) => forms.confirm(token));
