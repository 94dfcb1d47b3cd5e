import { mainInstitute } from '../../../platform/database/database.ts';

/** What a user types to sign in: `north/anna` is anna of the branch north. */
export const loginOf = (username: string, institute: string): string =>
  institute === mainInstitute ? username : `${institute}/${username}`;

/** The address where a password is set by a single-use link. */
export const resetLink = (publicUrl: string, token: string, institute: string): string =>
  `${publicUrl}/reset-password/${token}${institute === mainInstitute ? '' : `~${institute}`}`;
