import { contactForm } from '#words/contact-page.ts';
import { faqGroups, faqSearch } from '#words/faq.ts';
import { heroCarousel } from '#words/home.ts';
import { messageForms } from '#words/message-forms.ts';
import { menuWords } from '#words/navigation.ts';
import { offlineNote } from '#words/offline-page.ts';
import { householdCalculator } from '#words/plan-page.ts';
import { paginationWords, phoneLines, sharingWords, whereFrom } from '#words/site.ts';
import scene from '../pictures/scenes/lost.svg';
import { Accordion } from '../ui/accordion/accordion.tsx';
import { Band } from '../ui/band/band.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { Button, ButtonLink, ButtonLinks } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { CardLink } from '../ui/card/card-link.tsx';
import { CardRow, CardTable } from '../ui/card-table/card-table.tsx';
import { Carousel } from '../ui/carousel/carousel.tsx';
import { ChoiceList } from '../ui/choice-list/choice-list.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Disclosure } from '../ui/disclosure/disclosure.tsx';
import { DropdownMenu } from '../ui/dropdown-menu/dropdown-menu.tsx';
import { ErrorSummary } from '../ui/error-summary/error-summary.tsx';
import { Facade } from '../ui/facade/facade.tsx';
import { Field, SelectField, TextAreaField } from '../ui/field/field.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { type IconName, outlines, solids } from '../ui/icon/icon-paths.ts';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import { IconTile } from '../ui/icon-tile/icon-tile.tsx';
import { Link } from '../ui/link/link.tsx';
import { LinkList } from '../ui/link/link-list.tsx';
import { TrailingIcon } from '../ui/link/trailing-icon.tsx';
import { LinkCard } from '../ui/link-card/link-card.tsx';
import { Marquee } from '../ui/marquee/marquee.tsx';
import { Honeypot } from '../ui/message-form/honeypot.tsx';
import { MessageForm, OfflineNote, useMessageForm } from '../ui/message-form/message-form.tsx';
import { NoWrap } from '../ui/no-wrap.tsx';
import { NumberedList } from '../ui/numbered-list/numbered-list.tsx';
import { Outcome } from '../ui/outcome/outcome.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';
import { NumberedPagination, StepPagination } from '../ui/pagination/pagination.tsx';
import { SearchForm } from '../ui/search-form/search-form.tsx';
import { ShareButtons } from '../ui/share/share-buttons.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { Sources } from '../ui/sources/sources.tsx';
import { Stepper } from '../ui/stepper/stepper.tsx';
import { TargetedToast, ToastRegion } from '../ui/toast/toast-region.tsx';
import { Tooltip } from '../ui/tooltip/tooltip.tsx';
import { TrustedHtml } from '../ui/trusted-html/trusted-html.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

const [first, second] = faqGroups[0]?.questions ?? [];

/** Words of the language in which the gallery is shown. */
export const sample = {
  short: faqGroups[0]?.title ?? '',
  sentence: first?.question ?? '',
  paragraph: first?.answer.join(' ') ?? '',
  other: second?.question ?? '',
  field: contactForm.fields.user_name.label,
  error: messageForms.unreadable,
  /** Longer than any that a page has, and with a word that does not break by itself. */
  long: `${Array(4).fill(first?.question).join(' ')} ${'Ilera-Eko'.repeat(8)}`,
};
const { short, sentence, paragraph, other, field, error, long } = sample;
const { closeToast: closeLabel } = menuWords;

const { adults } = householdCalculator.groups;
const stepper = {
  ...adults,
  max: 9,
  fewer: householdCalculator.fewer(adults.label),
  more: householdCalculator.more(adults.label),
  tooMany: householdCalculator.tooMany(9),
  onChange: () => {},
};
const choices = [short, sentence, long].map((label) => ({ value: label, label, note: label }));
const errors = [
  { reason: error, targetId: 'with-error' },
  { reason: long, targetId: 'message' },
  { reason: error },
];
const search = { words: faqSearch, action: '/faq', id: 'search', name: 'q', maxLength: 100 };

function SampleMessageForm({ name, reason }: { name: string; reason?: string }) {
  const refused = reason ? [{ field: 'user_name', reason }] : [];
  const sent = { service: { serviceId: '', publicKey: '' }, templateId: '', check: () => [] };
  const state = useMessageForm({ ...sent, name, refused, words: contactForm });
  const idOf = (part: string) => `${name}-${part}`;
  const words = { ...messageForms, ...contactForm };
  return (
    <MessageForm state={state} action="/contact" idOf={idOf} words={words} offlineNote={offlineNote}>
      <Field label={field} name="user_name" id={idOf('user_name')} error={state.reasonOf('user_name')} />
    </MessageForm>
  );
}

export const forms = (
  <>
    <ErrorSummary heading={messageForms.problem} errors={errors} />
    <Button>{short}</Button>
    <Button variant="secondary">{short}</Button>
    <Button disabled>{short}</Button>
    <Button>{long}</Button>
    <ButtonLink to="/plan" label={other} icon="phone" />
    <ButtonLinks links={[{ label: short, to: '/plan' }]} />
    <Band id="dark-buttons" tone="indigo" heading={short}>
      <Button variant="onDark">{short}</Button>
    </Band>
    <IconButton icon="x" label={short} />
    <IconButton icon="x" label={other} disabled />
    <Field label={field} name="empty" />
    <Field label={field} name="hint" hint={sentence} defaultValue={short} />
    <Field label={field} name="error" id="with-error" error={error} />
    <Field label={field} name="disabled" disabled />
    <Field label={long} name="long" hint={long} error={long} />
    <SelectField label={field} name="select">
      <option>{short}</option>
      <option>{long}</option>
    </SelectField>
    <TextAreaField label={field} name="message" id="message" defaultValue={long} />
    <ChoiceList id="choice" legend={sentence} name="choice" choices={choices} chosen={sentence} />
    <ChoiceList id="wrong" legend={other} name="wrong" choices={choices} error={error} required />
    <Stepper {...stepper} name="none" value={0} />
    <Stepper {...stepper} name="most" value={9} />
    <Band id="search-band" tone="indigo" heading={other}>
      <SearchForm {...search} value="" />
    </Band>
    <SampleMessageForm name="open" />
    <SampleMessageForm name="refused" reason={error} />
    <Honeypot label={messageForms.trap} />
    <OfflineNote {...offlineNote} />
  </>
);

const tones = ['paper', 'sand', 'indigo', 'yellow'] as const;
const icons = Object.keys({ ...outlines, ...solids }) as IconName[];
const slides = ['one', 'two', 'three'].map((id) => ({ id, name: short, delayMs: 6000 }));
const links = [short, sentence].map((text) => (
  <a key={text} href="#gallery">
    {text}
  </a>
));
const columns = [short, field];
const picture = <img src={scene} alt="" width={320} height={240} />;
const facade = { src: 'about:blank', fallbackUrl: '#facade', children: picture };

export const pieces = (
  <>
    <PageHead heading={short} lead={sentence} scene={{ src: scene, alt: other }} />
    <PageHead heading={long} lead={long}>
      <Button>{short}</Button>
    </PageHead>
    {tones.map((tone) => (
      <Band key={tone} id={`band-${tone}`} tone={tone} heading={`${short}: ${tone}`} lead={paragraph}>
        <p>{paragraph}</p>
      </Band>
    ))}
    <Band id="band-aside" eyebrow={other} heading={long} lead={long} aside={<p>{long}</p>} asideFirst />
    {[short, long].map((name) => (
      <Card key={name} head={<IconTile name="hand-heart" />}>
        <h3>
          <CardLink to="/plan">{name}</CardLink>
        </h3>
        <p>{sentence}</p>
      </Card>
    ))}
    <CardTable name={{ caption: sentence }} columns={columns}>
      {[short, long].map((name) => (
        <CardRow key={name}>
          <th scope="row">{name}</th>
          <td>{other}</td>
        </CardRow>
      ))}
    </CardTable>
    <CardTable name={{ caption: other }} columns={columns}>
      {null}
    </CardTable>
    <Carousel words={heroCarousel} slides={slides} renderSlide={(index) => links[index % 2]} />
    <Facade {...facade} title={short} label={short} />
    <Facade {...facade} title={other} label={other} variant="pill" icon="map-pin" />
    <div>
      {icons.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
    <Marquee words={{ label: short, pause: heroCarousel.pause }} items={links} durationS={30} />
    <NoWrap>{phoneLines.tollFree.display}</NoWrap>
    <NumberedList items={[sentence, long]} className={undefined} itemClassName={undefined} />
    <Outcome tone="done" heading={short} lead={sentence} ways={[{ label: other, to: '/' }]} />
    <Outcome tone="question" heading={short} lead={long} />
    <Outcome tone="failed" heading={long} lead={error} />
    <Skeleton lines={4} />
    <div style={{ blockSize: '4rem' }}>
      <Skeleton shape="block" />
    </div>
    <ToastRegion closeLabel={closeLabel} />
    <div>
      <a href="#failed">{short}</a>
      <TargetedToast id="failed" message={error} goOnAt="gallery" closeLabel={closeLabel} />
    </div>
    <Tooltip label={short}>{paragraph}</Tooltip>
    <TrustedHtml html="<p>HTML</p>" className={undefined} />
    <VisuallyHidden>{sentence}</VisuallyHidden>
  </>
);

const items = (name: string) =>
  [short, long].map((title, index) => ({ id: `${name}-${index}`, title, detail: title, content: paragraph }));
const hrefFor = (page: number) => `/dev/gallery/navigation?page=${page}`;
const pages = { pageCount: 12, hrefFor, words: paginationWords };
const crumbs = [short, long].map((name, index) => ({ name, path: `/provider/${index}` }));
const share = { link: { title: short, url: '/plan' }, words: { ...sharingWords, share: short } };

export const navigation = (
  <>
    <Link to="/plan" autoFocus>
      {short}
    </Link>
    <Link to="/desk" label={long} after={<TrailingIcon name="arrow-right" />} />
    <Link to="/desk">{short}</Link>
    <LinkList links={[{ label: long, to: '/plan' }]} />
    {[phoneLines.tollFree.display, long].map((name) => (
      <LinkCard key={name} to={phoneLines.tollFree.to} icon="phone" name={name}>
        {name}
      </LinkCard>
    ))}
    <Accordion name="closed" heading="h3" items={items('closed')} />
    <Accordion name="open" heading="h3" items={items('open')} openId="open-1" />
    <Disclosure summary={<h3>{sentence}</h3>}>{paragraph}</Disclosure>
    <Sources label={whereFrom} entries={[{ of: sentence, source: long }]} />
    <Breadcrumbs label={short} links={crumbs} />
    <DropdownMenu label={short} group="menus">
      <li>
        <Link to="/about">{sentence}</Link>
      </li>
    </DropdownMenu>
    <div>
      <Button popoverTarget="dialog">{short}</Button>
      <Dialog id="dialog" labelledBy="dialog-title" closeLabel={closeLabel}>
        <h3 id="dialog-title">{short}</h3>
        <p>{paragraph}</p>
      </Dialog>
    </div>
    <StepPagination {...pages} label="first" page={1} />
    <StepPagination {...pages} label="last" page={12} />
    <NumberedPagination {...pages} label="numbered" page={6} />
    <ShareButtons {...share} whatsAppUrl="https://wa.me/" />
  </>
);
