import { confirmPage } from '#content/newsletter-pages.ts';
import { defineLinkPage } from './link-page.tsx';

export default defineLinkPage('/newsletter/confirm', confirmPage, (forms, token) => forms.confirm(token));
