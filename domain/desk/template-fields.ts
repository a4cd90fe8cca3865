/** What the text of an answer template may name, in braces; it is filled in from what is answered. */
export const TEMPLATE_FIELDS = ['name', 'reference', 'received', 'due', 'today'] as const;
