import { createHash, randomBytes } from 'node:crypto';
import { codeOfInstitute, openInstitute } from '../../../platform/institutes/institutes.ts';
import { mainInstitute } from '../../../platform/database/database.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Name of the head office in addresses; no branch can have it, as branch codes contain no lower case. */
const headOffice = 'school';

/** The secret of an address: 256 random bits. */
export const newFeedToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. It is random, so a plain hash cannot be reversed by guessing. */
export const hashOfFeedToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Path of a feed, from the root of the server. */
export const feedPath = (institute: string, token: string): string =>
  `/api/setup/v1/calendarFeed/${codeOfInstitute(institute) ?? headOffice}/${token}.ics`;

/** The institute named by an address; undefined if there is none that is open. */
export const instituteOfFeed = async (database: Database, name: string): Promise<string | undefined> => {
  if (name === headOffice) return mainInstitute;
  return /^[a-z0-9_]{1,40}$/.test(name) ? openInstitute(database, name) : undefined;
};

/** The secret in the last part of an address: `<secret>.ics`. */
export const tokenInName = (name: string): string | undefined => /^([\w-]{43})\.ics$/.exec(name)?.[1];
