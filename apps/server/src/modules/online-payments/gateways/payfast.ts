import { parseMoney, type GatewayWord } from '@school/domain';
import type { Gateway, GatewayAdapter, Order } from './gateway.ts';
import { md5Of, sameSignature } from './signature.ts';

/** PayFast, South Africa: custom integration with instant transaction notifications (https://developers.payfast.co.za/docs). */
const hostOf = ({ isLive }: Pick<Gateway, 'isLive'>): string =>
  isLive ? 'https://www.payfast.co.za' : 'https://sandbox.payfast.co.za';

/** PayFast signs the output of PHP's `urlencode` for a value. */
const encode = (value: string): string =>
  encodeURIComponent(value.trim())
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, '+');

/** The signature over the pairs as sent, ending with the passphrase. */
export const payfastSignature = (pairs: string, passphrase: string): string =>
  md5Of(passphrase === '' ? pairs : `${pairs}&passphrase=${encode(passphrase)}`);

/** The fields of a payment in the order PayFast signs them. */
const fieldsOf = (
  order: Order,
  { merchantId, secretKey }: Gateway,
): readonly (readonly [string, string])[] => [
  ['merchant_id', merchantId],
  ['merchant_key', secretKey],
  ['return_url', order.resultUrl],
  ['cancel_url', order.resultUrl],
  ['notify_url', order.callbackUrl],
  ['name_first', order.payer.slice(0, 100)],
  ['m_payment_id', order.reference],
  ['amount', order.amount],
  ['item_name', order.item.slice(0, 100)],
];

const form = { 'content-type': 'application/x-www-form-urlencoded' } as const;

const wordOf = (fields: URLSearchParams): GatewayWord => {
  const amount = parseMoney(fields.get('amount_gross') ?? '');
  const paidRef = fields.get('pf_payment_id') ?? '';
  const status = fields.get('payment_status');
  if (status === 'COMPLETE' && amount.ok && paidRef !== '')
    return { says: 'PAID', amount: amount.value, paidRef };
  return status === 'FAILED' || status === 'CANCELLED'
    ? { says: 'FAILED', reason: undefined }
    : { says: 'OTHER' };
};

export const payfast: GatewayAdapter = {
  // The form is sent from here and not by the browser, which would see the merchant key; the response names the page.
  begin: async (order, gateway, ask) => {
    const host = hostOf(gateway);
    const pairs = fieldsOf(order, gateway)
      .map(([name, value]) => `${name}=${encode(value)}`)
      .join('&');
    const body = `${pairs}&signature=${payfastSignature(pairs, gateway.signingSecret)}`;
    const answer = await ask({ method: 'POST', url: `${host}/eng/process`, headers: form, body });
    const open = answer?.location ? new URL(answer.location, host) : undefined;
    const isTheirs = open?.protocol === 'https:' && /(^|\.)payfast\.(co\.za|io)$/.test(open.hostname);
    return open && isTheirs ? { open: open.href, sessionRef: null } : undefined;
  },
  // The signature covers the pairs as received, up to itself; then PayFast is asked whether it sent them.
  read: async ({ body }, gateway, _currency, ask) => {
    const at = body.lastIndexOf('&signature=');
    if (at < 0) return undefined;
    const pairs = body.slice(0, at);
    const given = body.slice(at + '&signature='.length).split('&', 1)[0] ?? '';
    const fields = new URLSearchParams(pairs);
    if (!sameSignature(given, payfastSignature(pairs, gateway.signingSecret))) return undefined;
    if (fields.get('merchant_id') !== gateway.merchantId) return undefined;
    const url = `${hostOf(gateway)}/eng/query/validate`;
    const confirmed = await ask({ method: 'POST', url, headers: form, body: pairs });
    if (confirmed?.text.trim() !== 'VALID') return undefined;
    const eventId = `${fields.get('pf_payment_id') ?? ''}:${fields.get('payment_status') ?? ''}`;
    return { eventId, reference: fields.get('m_payment_id') ?? '', word: wordOf(fields) };
  },
};
