import '../server/production.ts';
import type { AddressInfo } from 'node:net';
import { brand } from '../content/en/site.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { createServices } from '../server/services.ts';

/* The site with an empty page cache: each request is rendered at once, or read from the database. */
const config = readConfig(process.env);
const services = await createServices(config);
const app = await createApp(config, {
  ...services,
  pageCache: { maxEntries: 0 },
  renderQueue: { run: async (_address, render) => render() },
});
await app.listen({ port: config.port, host: config.host });
console.log(`${brand.name} website: http://localhost:${(app.server.address() as AddressInfo).port}`);
