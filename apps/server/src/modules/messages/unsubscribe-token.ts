import { createHmac, timingSafeEqual } from 'node:crypto';

const signature = (secret: string, institute: string, recipient: number): string =>
  createHmac('sha256', secret)
    .update(`unsubscribe ${institute} ${recipient}`)
    .digest('base64url')
    .slice(0, 32);

/** The last part of the unsubscribe link: it identifies a mail and contains no address (MAI-3). */
export const unsubscribeToken = (secret: string, institute: string, recipient: number): string =>
  `${recipient}-${signature(secret, institute, recipient)}`;

/** The mail that a link identifies; undefined for links that the product did not create. */
export const recipientOfToken = (secret: string, institute: string, token: string): number | undefined => {
  const [, id = '', given = ''] = /^(\d{1,15})-([\w-]{32})$/.exec(token) ?? [];
  const wanted = Buffer.from(signature(secret, institute, Number(id)));
  const sent = Buffer.from(given);
  return id !== '' && sent.length === wanted.length && timingSafeEqual(sent, wanted) ? Number(id) : undefined;
};
