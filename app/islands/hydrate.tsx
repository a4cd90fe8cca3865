import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The only way into React in the browser: fetched with the first island that wakes. */
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

/** Tells by an attribute that the island answers by itself now. */
function Awake<Props extends object>({ element, View, props }: AwakeProps<Props>) {
  useEffect(() => {
    element.dataset.awake = '';
  }, [element]);
  return <View {...props} />;
}
