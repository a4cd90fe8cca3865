import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { DeskDocument } from '../desk/define-desk-page.tsx';
import type { DeskRequest } from '../desk/desk-page.ts';
import { Document, type Shell } from '../document.tsx';
import type { PageRequest } from '../page.ts';
import { desk } from './desk.tsx';
import { forms, navigation, pieces } from './pieces.tsx';

/** Examples of pieces in their states, one below the other. */
const families: Record<string, ReactElement<{ children: ReactNode }>> = { forms, pieces, navigation, desk };
const PATH = '/dev/gallery';

export interface GalleryRequest {
  /** `/dev/gallery`, or with the name of a family behind it. */
  url: URL;
  languages: readonly string[];
  shells: { page: Shell; desk: Shell };
}

/** Every piece of app/ui/ and app/desk/ui/ in its states; undefined for an unknown family. */
export function renderGallery({ url, languages, shells }: GalleryRequest): string | undefined {
  const { pathname: path, searchParams: query } = url;
  const family = path.slice(PATH.length + 1);
  const examples = families[family];
  if (family && !examples) return undefined;
  const title = `Gallery: ${family || 'all families'}`;
  const view = (
    <div id="gallery">
      <h1>{title}</h1>
      {query.get('text') === '200' && <style>{'html { font-size: 200% }'}</style>}
      {examples ? Children.map(examples.props.children, showExample) : <Index languages={languages} />}
    </div>
  );
  const person = { id: 'ade', name: 'Ade', role: 'admin' };
  const request = { path, query, person, site: { thirdParties: {}, content: { olderPaths: [] } } } as unknown;
  const html = renderToString(
    family === 'desk' ? (
      <DeskDocument title={title} frame={{ shell: shells.desk, request: request as DeskRequest }}>
        {view}
      </DeskDocument>
    ) : (
      <Document
        meta={{ title, noindex: true }}
        request={request as PageRequest}
        shell={shells.page}
        page={{ isBare: true }}
      >
        <main>{view}</main>
      </Document>
    ),
  );
  return `<!doctype html>${html}`;
}

function showExample(example: ReactNode) {
  return (
    <div data-example="" style={{ marginBlock: '2rem' }}>
      <h2>{nameOf(example)}</h2>
      {example}
    </div>
  );
}

/** The piece and what was set of it; of several together the last one. */
function nameOf(example: ReactNode): string {
  if (!isValidElement<{ children?: ReactNode }>(example)) return '';
  const { type, props } = example;
  if (typeof type === 'string') return nameOf(Children.toArray(props.children).at(-1));
  return `${type.name}: ${Object.keys(props).join(', ')}`;
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
