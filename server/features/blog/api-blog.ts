import { imageOf } from './blog-image.ts';
import type { BlogRow } from './blog-repository.ts';

/** A blog as the API gives it out: specification, section 7. */
export interface ApiBlog {
  _id: string;
  title: string;
  /** Markdown. */
  content: string;
  /** A whole address, since readers of the API live on other sites. */
  image: string;
}

export function toApiBlog(row: BlogRow, publicUrl: string): ApiBlog {
  return { _id: row.id, title: row.title, content: row.content, image: publicUrl + imageOf(row).src };
}
