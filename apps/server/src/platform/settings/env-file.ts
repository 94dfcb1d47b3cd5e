import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Reads the variables of an environment file; a missing file has none. */
export const readEnvFile = (path: string): Readonly<Record<string, string>> => {
  if (!existsSync(path)) return {};
  const parsed = parseEnv(readFileSync(path, 'utf8'));
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, value ?? '']));
};
