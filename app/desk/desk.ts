import type { createDesk } from '#server/features/desk/create-desk.ts';

/** What the server provides to the pages of the desk, one service for each part. */
export type Desk = ReturnType<typeof createDesk>;
