import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Reader, ReaderProvider } from '../ui/link/reader.ts';

/** The only module that imports React in the browser, loaded with the first island. */
export function hydrate<Props extends object>(
  element: HTMLElement,
  View: ComponentType<Props>,
  props: Props,
  reader: Reader,
): void {
  hydrateRoot(element, <Awake element={element} View={View} props={props} reader={reader} />, {
    identifierPrefix: element.dataset.prefix ?? '',
  });
}

interface AwakeProps<Props> {
  element: HTMLElement;
  View: ComponentType<Props>;
  props: Props;
  reader: Reader;
}

/** Marks the element as hydrated. */
function Awake<Props extends object>({ element, View, props, reader }: AwakeProps<Props>) {
  useEffect(() => {
    element.dataset.awake = '';
  }, [element]);
  return (
    <ReaderProvider value={reader}>
      <View {...props} />
    </ReaderProvider>
  );
}
