export const findWords = { id: 'found', inputId: 'find' } as const;

export const byPlaceWords = { id: 'by-place' } as const;
