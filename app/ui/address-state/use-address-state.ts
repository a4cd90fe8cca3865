import { startTransition, useCallback, useContext, useMemo, useOptimistic, useState } from 'react';
import { UNSAFE_DataRouterContext, useSearchParams } from 'react-router';
import { AddressChanger, type AddressForm, type HistoryStep } from './address-changer.ts';

export type ChangeState<State> = (make: (state: State) => State, step?: HistoryStep) => void;

/**
 * The state of a page, which lives in the address. `form` must be the same object for good, and then `change` stays
 * the same function for good.
 */
export function useAddressState<State>(form: AddressForm<State>): {
  state: State;
  change: ChangeState<State>;
} {
  const [params] = useSearchParams();
  const given = useMemo(() => form.read(params), [form, params]);
  // The router shows a new address in a transition; until then the page already shows what it will be.
  const [state, showAhead] = useOptimistic(given);
  const changer = useAddressChanger(form);

  const change = useCallback<ChangeState<State>>(
    (make, step = 'push') => {
      const current = changer.latest();
      const next = make(current);
      if (next === current) return;
      startTransition(async () => {
        showAhead(next);
        await changer.change(next, step);
      });
    },
    [changer, showAhead],
  );

  return { state, change };
}

function useAddressChanger<State>(form: AddressForm<State>): AddressChanger<State> {
  // `useNavigation` would tell of a move under way only once that is rendered, which is too late for a quick hand.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  if (!router) throw new Error('The state in the address needs the router around it');
  const [changer] = useState(() => new AddressChanger(router, form));
  return changer;
}
