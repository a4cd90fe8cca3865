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
import { Card } from '../ui/card/card.tsx';
import { CardLink } from '../ui/card/card-link.tsx';
import { Facade } from '../ui/facade/facade.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import type { IconName } from '../ui/icon/icon-paths.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { Link } from '../ui/link/link.tsx';
import { Marquee } from '../ui/marquee/marquee.tsx';
import partnerStyles from './partners.module.css';
import productStyles from './products.module.css';
import { SectionFrame, type SectionProps } from './section-frame.tsx';
import serviceStyles from './services.module.css';
import storyStyles from './testimonial-videos.module.css';

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
      <ul className={serviceStyles.grid}>
        {serviceCards.map((card) => (
          <li key={card.id}>
            <Card
              headClassName={serviceStyles[card.id]}
              head={
                <span className={serviceStyles.disc}>
                  <Icon name={card.icon} className={serviceStyles.icon} />
                </span>
              }
            >
              <CardHeading className={serviceStyles.title}>{card.title}</CardHeading>
              <p className={serviceStyles.text}>{card.card_text}</p>
              {'also' in card && (
                <p>
                  <Link to={card.also.to} label={card.also.label} className={serviceStyles.also} />
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
      <ul className={productStyles.cards}>
        {productCards.map((product) => (
          <li key={product.id} className={productStyles.slot}>
            <ProductCard product={product} heading={heading === 'h1' ? 'h2' : 'h3'} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

const looks: Record<Product['id'], { icon: IconName; cloth: string | undefined }> = {
  'ilera-eko': { icon: 'shield-check', cloth: productStyles.indigo },
  ekosha: { icon: 'heart-handshake', cloth: productStyles.green },
};

function ProductCard({ product, heading: Heading }: { product: Product; heading: 'h2' | 'h3' }) {
  const look = looks[product.id];
  const leavesSite = !product.more.to.startsWith('/');
  return (
    <article className={productStyles.card}>
      <div className={joinClasses(productStyles.head, look?.cloth)}>
        {look && <Icon name={look.icon} className={productStyles.sign} />}
        <Heading className={productStyles.name}>{product.name}</Heading>
      </div>
      <div className={productStyles.body}>
        <p className={productStyles.text}>{product.text}</p>
        <ul className={productStyles.points}>
          {product.points.map((point) => (
            <li key={point} className={productStyles.point}>
              <Icon name="check" className={productStyles.check} />
              {point}
            </li>
          ))}
        </ul>
        <ButtonLink
          to={product.more.to}
          label={product.more.label}
          endIcon={leavesSite ? 'external' : 'arrow-right'}
          variant="secondary"
          className={productStyles.more}
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
        className={partnerStyles.belt}
        items={partners.map(({ id, name }) => (
          <img
            key={id}
            className={partnerStyles.mark}
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
      <ul className={storyStyles.grid}>
        {testimonialVideos.map((video) => (
          <li key={video.url}>
            <figure className={storyStyles.story}>
              <Facade
                src={embedUrl(video)}
                title={video.title}
                fallbackUrl={video.url}
                label={`${storiesSection.play}: ${video.title}`}
                allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
                className={storyStyles.video}
              >
                {/* Decorative: the caption says it all. */}
                <img src={scenes[video.scene]} alt="" width={640} height={360} loading="lazy" />
              </Facade>
              <figcaption className={storyStyles.caption}>{video.title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={storyStyles.note}>
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
