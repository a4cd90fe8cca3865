export interface LibraryPicture {
  id: string;
  /** What it shows, as the form of a post offers it; empty where nobody has said. */
  alt: string;
  src: string;
  width: number;
  height: number;
  /** Undefined for one that was sent before this was written down. */
  addedAt: string | undefined;
  uses: PictureUse[];
}

export interface PictureUse {
  title: string;
  /** The page of the post at the desk. */
  href: string;
  /** `earlier` for a post of which only older versions show it, `binned` for one in the bin. */
  kind: 'now' | 'earlier' | 'binned';
}

export const PICTURE_FILTERS = ['used', 'unused'] as const;

export interface PictureFilter {
  search: string;
  kind: (typeof PICTURE_FILTERS)[number] | undefined;
  page: number;
}

/** What somebody says of a picture, and what was said when the form was made. */
export type PictureDescription = { id: string; alt: string; before: string };

const PICTURE_ID = /^[0-9a-f]{32}$/;

/** Empty for what can be no picture's. */
export function readPictureId(id: string | null | undefined): string {
  return id && PICTURE_ID.test(id) ? id : '';
}
