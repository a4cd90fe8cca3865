import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { type Arrival, type Arrivals, addressOf } from './arrival.ts';

interface ArrivalOptions<Data> {
  arrivals: Arrivals<Data>;
  arrival: Arrival<Data>;
  onFailure: () => void;
}

/** Shows the data of a page when they have come, by having the router ask its loader again: title and all follow. */
export function useArrival<Data>({ arrivals, arrival, onFailure }: ArrivalOptions<Data>) {
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const settle = useEffectEvent((hasCome: boolean) => (hasCome ? revalidate() : onFailure()));
  const keep = useEffectEvent(() => arrivals.keep(addressOf(location), arrival));

  useEffect(() => {
    if (arrival.state === 'here') return keep();
    let isGone = false;
    arrival.arrived.then((hasCome) => isGone || settle(hasCome));
    return () => {
      isGone = true;
    };
  }, [arrival]);
}
