import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prefixOf } from '#domain/language/local-path.ts';
import { type Reader, ReaderProvider } from '../ui/link/reader.ts';

/** As the server has written it into the page. */
const reader: Reader = readReader();

/** The only module that imports React in the browser, loaded with the first island. */
export function hydrate<Props extends object>(
  element: HTMLElement,
  View: ComponentType<Props>,
  props: Props,
): void {
  hydrateRoot(element, <Hydrated element={element} View={View} props={props} />, {
    identifierPrefix: element.dataset.prefix ?? '',
  });
}

interface HydratedProps<Props> {
  element: HTMLElement;
  View: ComponentType<Props>;
  props: Props;
}

/** Marks the element as hydrated. */
function Hydrated<Props extends object>({ element, View, props }: HydratedProps<Props>) {
  useEffect(() => {
    element.dataset.hydrated = '';
  }, [element]);
  return (
    <ReaderProvider value={reader}>
      <View {...props} />
    </ReaderProvider>
  );
}

function readReader(): Reader {
  const [language = ''] = document.documentElement.lang.split('-');
  return {
    prefix: prefixOf(language),
    inEnglish: document.body.dataset.inEnglish ?? '',
  };
}
