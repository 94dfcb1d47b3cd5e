import { parseMoney, type GatewayWord } from '@school/domain';
import type { CustomForm, GatewayAdapter, Order } from './gateway.ts';
import { hmacOf, sameSignature } from './signature.ts';

type Pairs = readonly (readonly [name: string, value: string])[];

/** The signature of a custom gateway: an HMAC over `name=value` sorted by name, joined by `&`, excluding itself. */
export const customSignature = (
  pairs: Pairs,
  { algorithm, signatureName }: Pick<CustomForm, 'algorithm' | 'signatureName'>,
  secret: string,
): string => {
  const text = pairs
    .filter(([name]) => name !== signatureName)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
  return hmacOf(algorithm === 'SHA512' ? 'sha512' : 'sha256', secret, text);
};

const heldBy = (order: Order): Readonly<Record<string, string>> => ({
  AMOUNT: order.amount,
  CURRENCY: order.currency,
  REDIRECT_URL: order.resultUrl,
  CALLBACK_URL: order.callbackUrl,
  ITEM_NAME: order.item,
  PAYER_NAME: order.payer,
});

const wordOf = (fields: URLSearchParams, form: CustomForm): GatewayWord => {
  const amount = parseMoney(fields.get(form.amountName) ?? '');
  const paidRef = fields.get(form.paidReferenceName) ?? '';
  const isPaid = fields.get(form.statusName) === form.successValue;
  if (isPaid && amount.ok && paidRef !== '') return { says: 'PAID', amount: amount.value, paidRef };
  if (isPaid) return { says: 'OTHER' };
  return { says: 'FAILED', reason: (form.reasonName && fields.get(form.reasonName)) || undefined };
};

/** The payer goes to its address with a signed query; it reports the outcome in one, directly or through the browser. */
export const custom: GatewayAdapter = {
  begin: (order, { custom: form, signingSecret }) => {
    if (!form || signingSecret === '') return Promise.resolve(undefined);
    const held = heldBy(order);
    const pairs: Pairs = [
      [form.referenceName, order.reference],
      ...form.sent.map(({ name, holds, value }) => [name, held[holds] ?? value] as const),
    ];
    const open = new URL(form.targetUrl);
    for (const [name, value] of pairs) open.searchParams.set(name, value);
    open.searchParams.set(form.signatureName, customSignature(pairs, form, signingSecret));
    return Promise.resolve({ open: open.href, sessionRef: null });
  },
  read: ({ body, query }, { custom: form, signingSecret }) => {
    const fields = new URLSearchParams(body === '' ? query : body);
    const names = [...fields.keys()];
    // A duplicate name could be read one way and signed the other.
    if (!form || signingSecret === '' || new Set(names).size < names.length)
      return Promise.resolve(undefined);
    const own = customSignature([...fields], form, signingSecret);
    if (!sameSignature(fields.get(form.signatureName) ?? '', own)) return Promise.resolve(undefined);
    const reference = fields.get(form.referenceName) ?? '';
    const status = fields.get(form.statusName) ?? '';
    const eventId = `${reference}:${fields.get(form.paidReferenceName) ?? ''}:${status}`.slice(0, 200);
    return Promise.resolve({ eventId, reference, word: wordOf(fields, form) });
  },
};
