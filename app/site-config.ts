import { useRouteLoaderData } from 'react-router';
import type { ThirdParties } from './site-context.ts';

export interface SiteConfig extends ThirdParties {
  publicUrl: string;
}

/** What the root's loader tells every page; nothing is known on the error screen of a loader that failed. */
export function useSiteConfig(): Partial<SiteConfig> {
  return useRouteLoaderData<() => SiteConfig>('root') ?? {};
}
