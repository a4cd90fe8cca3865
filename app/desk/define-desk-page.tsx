import { renderToString } from 'react-dom/server';
import { DeskDocument } from './desk-document.tsx';
import type { BuiltDeskPage, DeskPage, GuestPage } from './desk-page.ts';
import { FramedDocument } from './framed-document.tsx';

/** Infers one type for what a page loads and what it shows, and brings the document of the desk along. */
export function defineDeskPage<Data>(page: DeskPage<Data>): BuiltDeskPage {
  return withDocument(page as DeskPage);
}

export function defineGuestPage<Data>(page: GuestPage<Data>): BuiltDeskPage<GuestPage> {
  return withDocument(page as GuestPage);
}

function withDocument<Kind extends GuestPage>(page: Kind): BuiltDeskPage<Kind> {
  const { title, View, isFramed } = page;
  const Around = isFramed ? FramedDocument : DeskDocument;
  return {
    ...page,
    render(data, frame) {
      const html = renderToString(
        <Around title={title(data)} frame={frame}>
          <View data={data} />
        </Around>,
      );
      return `<!doctype html>${html}`;
    },
  };
}
