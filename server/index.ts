import './production.ts';
import { flushCompileCache } from 'node:module';
import { brand } from '#words/site.ts';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

try {
  const config = readConfig(process.env);
  const { serve } = await import('./serve.ts');
  const port = await serve(config);
  // Where NODE_COMPILE_CACHE is set: Node itself writes it at an orderly end only, and that may never come.
  flushCompileCache();
  console.log(`${brand.name} website: http://localhost:${port}`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
