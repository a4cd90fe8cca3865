import '../server/production.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { createServices } from '../server/services.ts';

/* The site with a page cache that holds nothing: each request is rendered. For bench/throughput.ts only. */
const config = readConfig(process.env);
const services = await createServices(config);
const app = await createApp(config, { ...services, pageCache: { maxEntries: 0 } });
console.log(await app.listen({ port: config.port, host: config.host }));
