import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The only module that imports React in the browser, loaded with the first island. */
export function hydrate<Props extends object>(
  element: HTMLElement,
  View: ComponentType<Props>,
  props: Props,
): void {
  hydrateRoot(element, <Awake element={element} View={View} props={props} />, {
    identifierPrefix: element.dataset.prefix ?? '',
  });
}

type AwakeProps<Props> = { element: HTMLElement; View: ComponentType<Props>; props: Props };

/** Marks the element as hydrated. */
function Awake<Props extends object>({ element, View, props }: AwakeProps<Props>) {
  useEffect(() => {
    element.dataset.awake = '';
  }, [element]);
  return <View {...props} />;
}
