import { menuWords } from '#words/navigation.ts';
import { paginationWords, phoneLines, sharingWords } from '#words/site.ts';
import { Accordion } from '../ui/accordion/accordion.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Disclosure } from '../ui/disclosure/disclosure.tsx';
import { DropdownMenu } from '../ui/dropdown-menu/dropdown-menu.tsx';
import { Link } from '../ui/link/link.tsx';
import { LinkCard } from '../ui/link-card/link-card.tsx';
import { NumberedPagination, StepPagination } from '../ui/pagination/pagination.tsx';
import { ShareButtons } from '../ui/share/share-buttons.tsx';
import { type Examples, sample } from './samples.ts';

const items = [
  { id: 'first', title: sample.short, detail: sample.field, content: sample.paragraph },
  { id: 'second', title: sample.long, detail: sample.long, content: sample.long },
];
const pages = {
  pageCount: 12,
  hrefFor: (page: number) => `/dev/gallery/navigation?page=${page}`,
  words: paginationWords,
};

export const navigation: Examples = {
  'Link, which has the focus': (
    <Link to="/plan" autoFocus>
      {sample.short}
    </Link>
  ),
  'Link to an English page': <Link to="/desk">{sample.short}</Link>,
  'Link card': (
    <LinkCard to={phoneLines.tollFree.to} icon="phone" name={phoneLines.tollFree.display}>
      {sample.sentence}
    </LinkCard>
  ),
  'Link card, long text': (
    <LinkCard to="/contact" icon="mail" name={sample.long}>
      {sample.long}
    </LinkCard>
  ),
  'Accordion, closed': <Accordion name="closed" heading="h3" items={items} />,
  'Accordion, open': (
    <Accordion
      name="open"
      heading="h3"
      items={items.map((item) => ({ ...item, id: `open-${item.id}` }))}
      openId="open-second"
    />
  ),
  Disclosure: <Disclosure summary={<h3>{sample.sentence}</h3>}>{sample.paragraph}</Disclosure>,
  Breadcrumbs: (
    <Breadcrumbs
      label={sample.short}
      links={[
        { name: sample.short, path: '/' },
        { name: sample.long, path: '/provider' },
      ]}
    />
  ),
  'Dropdown menu': (
    <DropdownMenu label={sample.short} group="menus">
      <li>
        <Link to="/about">{sample.sentence}</Link>
      </li>
    </DropdownMenu>
  ),
  'Dialog, opened by its button': (
    <>
      <Button popoverTarget="dialog">{sample.short}</Button>
      <Dialog id="dialog" labelledBy="dialog-title" closeLabel={menuWords.closeToast}>
        <h3 id="dialog-title">{sample.short}</h3>
        <p>{sample.paragraph}</p>
      </Dialog>
    </>
  ),
  'Step pagination, first page': <StepPagination {...pages} label="first" page={1} />,
  'Step pagination, last page': <StepPagination {...pages} label="last" page={12} />,
  'Numbered pagination': <NumberedPagination {...pages} label="numbered" page={6} />,
  'Share buttons': (
    <ShareButtons
      link={{ title: sample.short, url: '/plan' }}
      words={{ ...sharingWords, share: sample.short }}
      whatsAppUrl="https://wa.me/"
    />
  ),
};
