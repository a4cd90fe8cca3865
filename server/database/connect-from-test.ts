import { connectDatabase } from './connect.ts';

/* Started several times over by connect.test.ts: waits for the common signal, so that all connect at one instant. */
const place = JSON.parse(process.argv[2] ?? '');
process.once('message', async () => {
  const database = await connectDatabase(place);
  await database.destroy();
  process.disconnect();
});
process.send?.('ready');
