import { createHmac, timingSafeEqual } from 'node:crypto';
import { codeOfInstitute } from '../../platform/institutes/institutes.ts';
import { mainInstitute } from '../../platform/database/database.ts';

/** Name of the head office in addresses. */
export const headOffice = 'school';

const signature = (secret: string, institute: string, invitation: number): string =>
  createHmac('sha256', secret).update(`alumni ${institute} ${invitation}`).digest('base64url').slice(0, 32);

/** The last part of the link by which an invitation is answered: nobody can guess it, and it opens this one alone (ALM-3). */
const answerToken = (secret: string, institute: string, invitation: number): string =>
  `${invitation}-${signature(secret, institute, invitation)}`;

/** The invitation that a link names; undefined for links that the product has not made. */
export const invitationOfToken = (secret: string, institute: string, token: string): number | undefined => {
  const [, id = '', given = ''] = /^(\d{1,15})-([\w-]{32})$/.exec(token) ?? [];
  const wanted = Buffer.from(signature(secret, institute, Number(id)));
  const sent = Buffer.from(given);
  return id !== '' && sent.length === wanted.length && timingSafeEqual(sent, wanted) ? Number(id) : undefined;
};

/** Where the product is reached, and what its links are signed with. */
interface Address {
  readonly publicUrl: string;
  readonly secret: string;
}
let address: Address | undefined;

/** Says once, as the server starts, what the links of invitations are made of. */
export const giveAnswerAddress = (given: Address): void => {
  address = given;
};

/** The link by which an invitation is answered without signing in; empty before the server has said where it is. */
export const answerLink = (institute: string, invitation: number): string =>
  address === undefined
    ? ''
    : `${address.publicUrl}/alumni-answer/${institute === mainInstitute ? headOffice : (codeOfInstitute(institute) ?? headOffice)}/${answerToken(address.secret, institute, invitation)}`;
