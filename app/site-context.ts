import { createContext } from 'react-router';

export interface Stylesheet {
  href: string;
  css: string;
}

/** What the server lends to a page while it is rendered. */
export interface Site {
  publicUrl: string;
  /** The style sheets that these built modules use, those of lazily loaded parts included, in cascade order. */
  stylesheets(modules: string[]): readonly Stylesheet[];
  /** Tells the log of an error that the visitor only sees as the error screen. */
  reportError(error: unknown): void;
}

/** The default serves `npm run dev`, where Vite stands in for our server. */
export const siteContext = createContext<Site>({
  publicUrl: 'http://localhost:5173',
  stylesheets: () => [],
  reportError: (error) => {
    throw error;
  },
});
