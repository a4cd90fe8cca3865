/** The part of a service worker's surroundings that we use; TypeScript's DOM library has no types for it. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<WorkerClient | undefined>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WorkerClient[]>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'navigationPreload' | 'unregister'>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

interface WorkerClient {
  readonly url: string;
  navigate(url: string): Promise<unknown>;
}

interface LifetimeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LifetimeEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export const scope = globalThis as unknown as WorkerScope;
