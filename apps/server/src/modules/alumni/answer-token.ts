import { createHmac, timingSafeEqual } from 'node:crypto';
import { codeOfInstitute } from '../../platform/institutes/institutes.ts';
import { mainInstitute } from '../../platform/database/database.ts';

/** Name of the head office in addresses. */
export const headOffice = 'school';

const signature = (secret: string, institute: string, invitation: number): string =>
  createHmac('sha256', secret).update(`alumni ${institute} ${invitation}`).digest('base64url').slice(0, 32);

/** The last part of an invitation link: it cannot be guessed and opens only this invitation (ALM-3). */
const answerToken = (secret: string, institute: string, invitation: number): string =>
  `${invitation}-${signature(secret, institute, invitation)}`;

/** The invitation named by a link; undefined for links not issued by the product. */
export const invitationOfToken = (secret: string, institute: string, token: string): number | undefined => {
  const [, id = '', given = ''] = /^(\d{1,15})-([\w-]{32})$/.exec(token) ?? [];
  const wanted = Buffer.from(signature(secret, institute, Number(id)));
  const sent = Buffer.from(given);
  return id !== '' && sent.length === wanted.length && timingSafeEqual(sent, wanted) ? Number(id) : undefined;
};

/** The product's address, and the key its links are signed with. */
interface Address {
  readonly publicUrl: string;
  readonly secret: string;
}
let address: Address | undefined;

/** Sets what invitation links are made of, once at server start. */
export const giveAnswerAddress = (given: Address): void => {
  address = given;
};

/** The link to answer an invitation without signing in; empty until the server has set its address. */
export const answerLink = (institute: string, invitation: number): string =>
  address === undefined
    ? ''
    : `${address.publicUrl}/alumni-answer/${institute === mainInstitute ? headOffice : (codeOfInstitute(institute) ?? headOffice)}/${answerToken(address.secret, institute, invitation)}`;
