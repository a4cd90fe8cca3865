import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prefixOf } from '#domain/language/local-path.ts';
import { type Reader, ReaderProvider } from '../ui/link/reader.ts';

/** As the server has written it into the page. */
const reader: Reader = {
  prefix: prefixOf(document.documentElement.lang.split('-')[0] ?? ''),
  inEnglish: document.body.dataset.inEnglish ?? '',
};

/** The only module that imports React in the browser, loaded with the first island. */
export function hydrate<Props extends object>(
  element: HTMLElement,
  View: ComponentType<Props>,
  props: Props,
): void {
  const view = (
    <Hydrated element={element}>
      <View {...props} />
    </Hydrated>
  );
  hydrateRoot(element, view, { identifierPrefix: element.dataset.prefix ?? '' });
}

/** Marks the element as hydrated. */
function Hydrated({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.dataset.hydrated = '';
  }, [element]);
  return <ReaderProvider value={reader}>{children}</ReaderProvider>;
}
