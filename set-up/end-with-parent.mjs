const LOOK_MS = 500;

/**
 * Ends this process, and with it what it runs, once the one that started it is gone: a shell that is told to stop
 * does not pass that on, and a build left behind would write into the next one's files.
 */
export function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(130);
  }, LOOK_MS).unref();
}
