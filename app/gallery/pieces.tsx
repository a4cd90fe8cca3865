import { heroCarousel } from '#words/home.ts';
import { menuWords } from '#words/navigation.ts';
import { phoneLines } from '#words/site.ts';
import scene from '../pictures/scenes/lost.svg';
import { Band } from '../ui/band/band.tsx';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { CardLink } from '../ui/card/card-link.tsx';
import { CardRow, CardTable } from '../ui/card-table/card-table.tsx';
import { Carousel } from '../ui/carousel/carousel.tsx';
import { Facade } from '../ui/facade/facade.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { type IconName, outlines, solids } from '../ui/icon/icon-paths.ts';
import { IconTile } from '../ui/icon-tile/icon-tile.tsx';
import { Marquee } from '../ui/marquee/marquee.tsx';
import { NoWrap } from '../ui/no-wrap.tsx';
import { NumberedList } from '../ui/numbered-list/numbered-list.tsx';
import { Outcome } from '../ui/outcome/outcome.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { TargetedToast, ToastRegion } from '../ui/toast/toast-region.tsx';
import { Tooltip } from '../ui/tooltip/tooltip.tsx';
import { TrustedHtml } from '../ui/trusted-html/trusted-html.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { type Examples, sample } from './samples.ts';

const icons = Object.keys({ ...outlines, ...solids }) as IconName[];
const slides = ['one', 'two', 'three'].map((id) => ({ id, name: sample.short, delayMs: 6000 }));
const tones = ['paper', 'sand', 'indigo', 'yellow'] as const;

export const pieces: Examples = {
  'Page head': (
    <PageHead heading={sample.short} lead={sample.sentence} scene={{ src: scene, alt: sample.other }} />
  ),
  'Page head, long text': (
    <PageHead heading={sample.long} lead={sample.long}>
      <Button>{sample.short}</Button>
    </PageHead>
  ),
  ...Object.fromEntries(
    tones.map((tone) => [
      `Band, ${tone}`,
      <Band
        key={tone}
        id={`band-${tone}`}
        tone={tone}
        heading={`${sample.short}: ${tone}`}
        eyebrow={tone === 'paper' ? sample.other : ''}
        lead={sample.paragraph}
      >
        <p>{sample.paragraph}</p>
      </Band>,
    ]),
  ),
  'Band with an aside, long text': (
    <Band id="band-aside" heading={sample.long} lead={sample.long} aside={<p>{sample.long}</p>} asideFirst />
  ),
  Card: (
    <Card head={<IconTile name="hand-heart" />}>
      <h3>
        <CardLink to="/plan">{sample.short}</CardLink>
      </h3>
      <p>{sample.sentence}</p>
    </Card>
  ),
  'Card, long text': (
    <Card head={sample.short}>
      <h3>
        <CardLink to="/faq">{sample.long}</CardLink>
      </h3>
    </Card>
  ),
  'Card table': (
    <CardTable name={{ caption: sample.sentence }} columns={[sample.short, sample.field]}>
      {[sample.short, sample.long].map((name) => (
        <CardRow key={name}>
          <th scope="row">{name}</th>
          <td>{sample.other}</td>
        </CardRow>
      ))}
    </CardTable>
  ),
  'Card table, empty': (
    <CardTable name={{ caption: sample.other }} columns={[sample.short, sample.field]}>
      {null}
    </CardTable>
  ),
  Carousel: (
    <Carousel
      words={heroCarousel}
      slides={slides}
      renderSlide={(index) => <a href="#gallery">{`${sample.sentence} ${index + 1}`}</a>}
    />
  ),
  Facade: (
    <Facade src="about:blank" title={sample.short} fallbackUrl="#facade" label={sample.short}>
      <img src={scene} alt="" width={320} height={240} />
    </Facade>
  ),
  'Facade, as a pill': (
    <Facade
      src="about:blank"
      title={sample.other}
      fallbackUrl="#facade"
      label={sample.other}
      variant="pill"
      icon="map-pin"
    >
      <img src={scene} alt="" width={320} height={240} />
    </Facade>
  ),
  'Icon, all of them': icons.map((name) => <Icon key={name} name={name} />),
  Marquee: (
    <Marquee
      words={{ label: sample.short, pause: heroCarousel.pause }}
      items={[sample.short, sample.sentence].map((text) => (
        <a key={text} href="#gallery">
          {text}
        </a>
      ))}
      durationS={30}
    />
  ),
  'No wrap': <NoWrap>{phoneLines.tollFree.display}</NoWrap>,
  'Numbered list': (
    <NumberedList items={[sample.sentence, sample.long]} className={undefined} itemClassName={undefined} />
  ),
  'Outcome, done': (
    <Outcome
      tone="done"
      heading={sample.short}
      lead={sample.sentence}
      ways={[{ label: sample.other, to: '/' }]}
    />
  ),
  'Outcome, question': <Outcome tone="question" heading={sample.short} lead={sample.long} />,
  'Outcome, failed': <Outcome tone="failed" heading={sample.long} lead={sample.error} />,
  Skeleton: (
    <>
      <Skeleton lines={4} />
      <div style={{ blockSize: '4rem' }}>
        <Skeleton shape="block" />
      </div>
    </>
  ),
  'Toast region, which is empty until a script shows something': (
    <ToastRegion closeLabel={menuWords.closeToast} />
  ),
  'Targeted toast, shown by the link': (
    <>
      <a href="#failed">{sample.short}</a>
      <TargetedToast id="failed" message={sample.error} goOnAt="gallery" closeLabel={menuWords.closeToast} />
    </>
  ),
  Tooltip: <Tooltip label={sample.short}>{sample.paragraph}</Tooltip>,
  'Trusted HTML': <TrustedHtml html="<p>HTML</p>" className={undefined} />,
  'Visually hidden': <VisuallyHidden>{sample.sentence}</VisuallyHidden>,
};
