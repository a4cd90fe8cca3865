import { readConfig } from '#server/config.ts';

/** Which variables the configuration asks for, seen from outside. */
export function variablesRead(): string[] {
  const asked = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        asked.add(String(name));
        return undefined;
      },
    },
  );
  readConfig(environment);
  return [...asked];
}
