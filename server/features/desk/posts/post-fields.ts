import type { PostFields } from '#app/desk/posts/post-service.ts';
import type { PostValues } from './draft-repository.ts';

/** A post as the fields of its form. */
export function toFields({
  slug,
  title,
  date,
  content,
  picture_id,
  cover,
  image_alt,
}: PostValues): PostFields {
  return {
    title,
    slug: slug ?? '',
    date,
    content,
    picture: picture_id ?? '',
    cover: cover ?? '',
    imageAlt: image_alt,
  };
}
