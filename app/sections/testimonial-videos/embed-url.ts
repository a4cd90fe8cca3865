import type { TestimonialVideo } from '#content/schema/home.ts';

const PLAYER = 'https://www.youtube-nocookie.com/embed/';
const VIDEO_ID = /^[\w-]{11}$/;

/** The id is in the query (/watch?v=ID) or last in the path (/shorts/ID, /embed/ID, youtu.be/ID). */
function youTubeId(url: string): string {
  const { searchParams, pathname } = new URL(url);
  const id = searchParams.get('v') ?? pathname.split('/').at(-1) ?? '';
  if (!VIDEO_ID.test(id)) throw new Error(`No YouTube video has the address ${url}`);
  return id;
}

/** YouTube videos use the player that sets no cookies; other videos are embedded directly. */
export function embedUrl({ type, url }: Pick<TestimonialVideo, 'type' | 'url'>): string {
  return type === 'youtube' ? `${PLAYER}${youTubeId(url)}?autoplay=1` : url;
}
