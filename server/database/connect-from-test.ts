import { connectDatabase } from './connect.ts';

/* Started several times over by connect.test.ts: waits for the place, so that all connect to it at one instant. */
process.on('message', async (place: Parameters<typeof connectDatabase>[0]) => {
  try {
    await (await connectDatabase(place)).destroy();
    process.send?.('connected');
  } catch (error) {
    process.send?.(String(error));
  }
});
process.send?.('ready');
