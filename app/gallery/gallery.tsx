import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { DeskDocument } from '../desk/desk-document.tsx';
import type { DeskRequest } from '../desk/desk-page.ts';
import { Document, type Shell } from '../document.tsx';
import type { PageRequest } from '../page.ts';
import { desk } from './desk.tsx';
import { forms } from './forms.tsx';
import { navigation } from './navigation.tsx';
import { pieces } from './pieces.tsx';
import type { Examples } from './samples.ts';

const families: Record<string, Examples> = { forms, pieces, navigation, desk };
const PATH = '/dev/gallery';

export interface GalleryRequest {
  /** `/dev/gallery`, or with the name of a family behind it. */
  url: URL;
  languages: readonly string[];
  shells: { page: Shell; desk: Shell };
}

/** Every piece of app/ui/ and app/desk/ui/ in its states; undefined for an unknown family. */
export function renderGallery({ url, languages, shells }: GalleryRequest): string | undefined {
  const family = url.pathname.slice(PATH.length + 1);
  const examples = families[family];
  if (family && !examples) return undefined;
  const title = `Gallery: ${family || 'all families'}`;
  const view = (
    <div id="gallery">
      <h1>{title}</h1>
      {url.searchParams.get('text') === '200' && <style>{'html { font-size: 200% }'}</style>}
      {examples ? <Family examples={examples} /> : <Index languages={languages} />}
    </div>
  );
  return `<!doctype html>${renderToString(
    family === 'desk' ? inDesk(title, view, url, shells.desk) : inPage(title, view, url, shells.page),
  )}`;
}

function Index({ languages }: { languages: readonly string[] }) {
  return (
    <ul>
      {Object.keys(families).flatMap((family) =>
        // The desk speaks English only.
        (family === 'desk' ? languages.slice(0, 1) : languages).flatMap((language) =>
          ['100', '200'].map((text) => (
            <li key={`${family} ${language} ${text}`}>
              <a href={`${PATH}/${family}?language=${language}&text=${text}`}>
                {`${family}, ${language}, text at ${text} %`}
              </a>
            </li>
          )),
        ),
      )}
    </ul>
  );
}

function Family({ examples }: { examples: Examples }) {
  return Object.entries(examples).map(([name, example]) => (
    <div key={name} data-example="" style={{ marginBlock: '2rem' }}>
      <h2>{name}</h2>
      {example}
    </div>
  ));
}

function inPage(title: string, view: ReactNode, { pathname, searchParams }: URL, shell: Shell) {
  const request = {
    path: pathname,
    query: searchParams,
    site: { thirdParties: {} },
  } as unknown as PageRequest;
  return (
    <Document meta={{ title, noindex: true }} request={request} shell={shell} page={{ isBare: true }}>
      <main>{view}</main>
    </Document>
  );
}

function inDesk(title: string, view: ReactNode, { pathname, searchParams }: URL, shell: Shell) {
  const person = { id: 'ade', name: 'Ade', role: 'admin' };
  const request = { path: pathname, query: searchParams, person } as unknown as DeskRequest;
  return (
    <DeskDocument title={title} frame={{ shell, request }}>
      {view}
    </DeskDocument>
  );
}
