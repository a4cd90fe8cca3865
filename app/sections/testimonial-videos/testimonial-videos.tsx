import type { TestimonialVideo } from '#content/schema/home.ts';
import { storiesSection, testimonialVideos } from '#words/home.ts';
import story1 from '../../pictures/scenes/story-1.svg';
import story2 from '../../pictures/scenes/story-2.svg';
import story3 from '../../pictures/scenes/story-3.svg';
import { Facade } from '../../ui/facade/facade.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SectionFrame, type SectionProps } from '../section-frame.tsx';
import styles from './testimonial-videos.module.css';

const scenes = { 'story-1': story1, 'story-2': story2, 'story-3': story3 };

export function TestimonialVideos({ heading }: SectionProps) {
  return (
    <SectionFrame id="testimonial-videos" heading={heading} lead={storiesSection.lead}>
      <ul className={styles.grid}>
        {testimonialVideos.map((video) => (
          <li key={video.url}>
            <figure className={styles.story}>
              <Facade
                src={embedUrl(video)}
                title={video.title}
                fallbackUrl={video.url}
                label={`${storiesSection.play}: ${video.title}`}
                allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
                className={styles.video}
              >
                {/* Decorative: the caption says it all. */}
                <img src={scenes[video.scene]} alt="" width={640} height={360} loading="lazy" />
              </Facade>
              <figcaption className={styles.caption}>{video.title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Icon name="info" />
        {storiesSection.note}
      </p>
    </SectionFrame>
  );
}

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
