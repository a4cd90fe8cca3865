import { cutSearch } from '#rules/cut-search.ts';
import { useAddressState } from '../../ui/address-state/use-address-state.ts';

export const QUERY_NAME = 'q';

export type FaqQuery = { text: string; change: (text: string) => void };

const faqAddress = {
  read: (params: URLSearchParams) => cutSearch(params.get(QUERY_NAME) ?? ''),
  href: (text: string) => `/faq${text ? `?${new URLSearchParams({ [QUERY_NAME]: text })}` : ''}`,
};

/** What is searched for lives in the address; the page shows it ahead, and the address follows when typing stops. */
export function useFaqQuery(): FaqQuery {
  const { state, change } = useAddressState(faqAddress);
  return { text: state, change: (text) => change(() => text, 'replace') };
}
