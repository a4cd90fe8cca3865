import type { ReactNode } from 'react';
import type { ProductCard as Product, TestimonialVideo } from '#content/schema/home.ts';
import {
  partners,
  partnersSection,
  productCards,
  productsSection,
  serviceCards,
  servicesSection,
  storiesSection,
  testimonialVideos,
} from '#words/home.ts';
import story1 from '../pictures/scenes/story-1.svg';
import story2 from '../pictures/scenes/story-2.svg';
import story3 from '../pictures/scenes/story-3.svg';
import { ButtonLink } from '../ui/button/button.tsx';
import { Facade } from '../ui/facade/facade.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import type { IconName } from '../ui/icon/icon-paths.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { Link } from '../ui/link/link.tsx';
import { CardLink } from '../ui/link/link-list.tsx';
import { Marquee } from '../ui/marquee/marquee.tsx';
import styles from './card-sections.module.css';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** The sections that are a list of cards, marks or films. */
export const cardSections = {
  services: Services,
  products: Products,
  partners: Partners,
  'testimonial-videos': TestimonialVideos,
};

function Services({ heading }: SectionProps) {
  const CardHeading = heading === 'h1' ? 'h2' : 'h3';
  return (
    <SectionFrame id="services" heading={heading} tone="sand" lead={servicesSection.lead}>
      <ul className={styles.grid}>
        {serviceCards.map((card) => (
          <li key={card.id}>
            <Card
              headClassName={styles[card.id]}
              head={
                <span className={styles.disc}>
                  <Icon name={card.icon} className={styles.icon} />
                </span>
              }
            >
              <CardHeading className={styles.title}>{card.title}</CardHeading>
              <p className={styles.text}>{card.card_text}</p>
              {'also' in card && (
                <p>
                  <Link to={card.also.to} label={card.also.label} className={styles.also} />
                </p>
              )}
              <CardLink
                to={card.link}
                label={card.action}
                endIcon={card.link.startsWith('/') ? 'arrow-right' : 'external'}
              />
            </Card>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function Products({ heading }: SectionProps) {
  return (
    <SectionFrame id="products" heading={heading} tone="sand" lead={productsSection.lead}>
      <ul className={styles.cards}>
        {productCards.map((product) => (
          <li key={product.id} className={styles.slot}>
            <ProductCard product={product} heading={heading === 'h1' ? 'h2' : 'h3'} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

const looks: Record<Product['id'], { icon: IconName; cloth: string | undefined }> = {
  'ilera-eko': { icon: 'shield-check', cloth: styles.indigo },
  ekosha: { icon: 'heart-handshake', cloth: styles.green },
};

function ProductCard({ product, heading: Heading }: { product: Product; heading: 'h2' | 'h3' }) {
  const look = looks[product.id];
  const leavesSite = !product.more.to.startsWith('/');
  return (
    <article className={styles.card}>
      <div className={joinClasses(styles.head, look?.cloth)}>
        {look && <Icon name={look.icon} className={styles.sign} />}
        <Heading className={styles.name}>{product.name}</Heading>
      </div>
      <div className={styles.body}>
        <p className={styles.productText}>{product.text}</p>
        <ul className={styles.points}>
          {product.points.map((point) => (
            <li key={point} className={styles.point}>
              <Icon name="check" className={styles.check} />
              {point}
            </li>
          ))}
        </ul>
        <ButtonLink
          to={product.more.to}
          label={product.more.label}
          endIcon={leavesSite ? 'external' : 'arrow-right'}
          variant="secondary"
          className={styles.more}
        />
      </div>
    </article>
  );
}

const files = import.meta.glob<string>('../pictures/partners/*.svg', { eager: true, import: 'default' });

/** The files are numbered in the carousel's order (NN-id.svg). */
const wordMarks: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/\d+-|\.svg$/g, ''), url]),
);

const PX_PER_SECOND = 100;
const DELAY_S = 5;
const ITEM_WIDTH_PX = 212;

function Partners({ heading }: SectionProps) {
  return (
    <SectionFrame id="partners" heading={heading} lead={partnersSection.lead}>
      <Marquee
        words={partnersSection.belt}
        itemWidthPx={ITEM_WIDTH_PX}
        durationS={(partners.length * ITEM_WIDTH_PX) / PX_PER_SECOND}
        delayS={DELAY_S}
        className={styles.belt}
        items={partners.map(({ id, name }) => (
          <img
            key={id}
            className={styles.mark}
            src={wordMarks[id]}
            alt={name}
            width={180}
            height={72}
            loading="lazy"
          />
        ))}
      />
    </SectionFrame>
  );
}

const scenes = { 'story-1': story1, 'story-2': story2, 'story-3': story3 };

function TestimonialVideos({ heading }: SectionProps) {
  return (
    <SectionFrame id="testimonial-videos" heading={heading} lead={storiesSection.lead}>
      <ul className={styles.storyGrid}>
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

interface CardProps {
  /** The patterned strip at the top, with whatever identifies the card. */
  head: ReactNode;
  headClassName?: string | undefined;
  children: ReactNode;
}

/** A card that is clickable as a whole, through the one CardLink inside it. */
function Card({ head, headClassName, children }: CardProps) {
  return (
    <div className={styles.cardCard}>
      <div className={joinClasses(styles.cardHead, headClassName)}>{head}</div>
      <div className={styles.cardBody}>{children}</div>
    </div>
  );
}
