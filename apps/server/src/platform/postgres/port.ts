import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const isAddress = (value: AddressInfo | string | null): value is AddressInfo =>
  typeof value === 'object' && value !== null;

/** Listens for a moment; returns the port, or nothing when it is taken. Port 0 finds a free one. */
const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(isAddress(address) ? address.port : undefined));
    });
  });

const rememberedPort = (home: string): number => {
  try {
    return Number(readFileSync(join(home, 'port'), 'utf8')) || 0;
  } catch {
    return 0;
  }
};

/** The port that the cluster last used if it is free, otherwise a free one, remembered for the next start. */
export const choosePort = async (home: string): Promise<number> => {
  const port = (await tryPort(rememberedPort(home))) ?? (await tryPort(0));
  if (port === undefined) throw new Error('No free port on 127.0.0.1 for the embedded PostgreSQL');
  writeFileSync(join(home, 'port'), `${port}\n`);
  return port;
};
