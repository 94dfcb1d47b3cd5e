import { codeOfInstitute, openInstitute } from '../../platform/institutes/institutes.ts';
import { mainInstitute } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';

/** The code as it is typed: followed by the branch, if any. */
export const verifyCode = (institute: string, code: string): string => {
  const branch = institute === mainInstitute ? undefined : codeOfInstitute(institute);
  return branch === undefined ? code : `${code}~${branch}`;
};

/** The page on which third parties check a document; the code is followed by the branch, if any. */
export const verifyAddress = (publicUrl: string, institute: string, code: string): string =>
  `${publicUrl}/verify/${verifyCode(institute, code)}`;

/** What an address identifies; undefined if it cannot be one, and for a branch that is not open. */
export const codeIn = async (
  text: string,
  database: Database,
): Promise<{ readonly code: string; readonly institute: string } | undefined> => {
  const [, code, branch] = /^([0-9a-f]{32})(?:~([a-z0-9_]{1,40}))?$/.exec(text.trim().toLowerCase()) ?? [];
  if (code === undefined) return undefined;
  const institute = branch === undefined ? mainInstitute : await openInstitute(database, branch);
  return institute === undefined ? undefined : { code, institute };
};
