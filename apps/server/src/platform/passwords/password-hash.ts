import { Algorithm, hash, verify } from '@node-rs/argon2';
import { throughHashGate } from './hash-gate.ts';

/** The second of OWASP's recommended settings for argon2id: 19 MiB, two passes. */
const settings = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** The argon2id hash of a password in its standard text form, including salt and settings. */
export const hashPassword = (password: string): Promise<string> =>
  throughHashGate(() => hash(password.normalize('NFKC'), settings));

let decoy: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (unknown user) it takes the same time and is false, so that the
 * response time does not reveal which user names exist.
 */
export const verifyPassword = async (storedHash: string | undefined, password: string): Promise<boolean> => {
  decoy ??= hash('no password has this hash', settings);
  const known = await decoy;
  const matches = await throughHashGate(() => verify(storedHash ?? known, password.normalize('NFKC')));
  return storedHash !== undefined && matches;
};
