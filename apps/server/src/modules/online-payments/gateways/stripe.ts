import { fromMinorUnits, minorUnits, type GatewayWord } from '@school/domain';
import type { AskOutside, Gateway, GatewayAdapter, OutsideAnswer } from './gateway.ts';
import { hmacOf, sameSignature } from './signature.ts';

/** Stripe Checkout (https://docs.stripe.com/api/checkout/sessions, https://docs.stripe.com/webhooks/signature). */
const base = 'https://api.stripe.com/v1';
/** Seconds by which a signature's timestamp may differ from now. */
const tolerance = 300;

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const valuesIn = (text: string): Values => {
  try {
    const value: unknown = JSON.parse(text);
    return isValues(value) ? value : {};
  } catch {
    return {};
  }
};

/** The same key for the same intent, so that a repeated call counts as one. */
const headersOf = ({ secretKey }: Gateway, key?: string): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${secretKey}`,
  'content-type': 'application/x-www-form-urlencoded',
  ...(key === undefined ? {} : { 'idempotency-key': key }),
});

const wellDone = (answer: OutsideAnswer | undefined): Values | undefined =>
  answer && answer.status >= 200 && answer.status < 300 ? valuesIn(answer.text) : undefined;

/** What a checkout session states about its payment. */
const wordOf = (session: Values): GatewayWord => {
  if (session['payment_status'] === 'paid') {
    const amount = fromMinorUnits(String(session['amount_total']), textOf(session['currency']));
    const paidRef = textOf(session['payment_intent']) || textOf(session['id']);
    if (amount !== undefined) return { says: 'PAID', amount, paidRef };
  }
  return session['status'] === 'expired' ? { says: 'FAILED', reason: undefined } : { says: 'OTHER' };
};

/** Whether a header `t=…,v1=…` signs the body; there are several `v1` while a secret is being rotated. */
export const isSigned = (header: string, body: string, secret: string, now: number): boolean => {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const moment = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(moment) || Math.abs(now - Number(moment)) > tolerance || secret === '') return false;
  const own = hmacOf('sha256', secret, `${moment}.${body}`);
  return parts.some(([name, given = '']) => name === 'v1' && sameSignature(given, own));
};

const sessionFields = (order: Parameters<GatewayAdapter['begin']>[0], count: string): URLSearchParams =>
  new URLSearchParams({
    mode: 'payment',
    client_reference_id: order.reference,
    'metadata[reference]': order.reference,
    'payment_intent_data[metadata][reference]': order.reference,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': order.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': count,
    'line_items[0][price_data][product_data][name]': order.item,
    success_url: order.resultUrl,
    cancel_url: order.resultUrl,
    expires_at: String(order.expires),
  });

const sessionAt = async (
  sessionRef: string,
  gateway: Gateway,
  ask: AskOutside,
): Promise<Values | undefined> => {
  const url = `${base}/checkout/sessions/${encodeURIComponent(sessionRef)}`;
  return wellDone(await ask({ method: 'GET', url, headers: headersOf(gateway) }));
};

export const stripe: GatewayAdapter = {
  begin: async (order, gateway, ask) => {
    const count = minorUnits(order.amount, order.currency);
    if (count === undefined) return undefined;
    const session =
      order.sessionRef === null
        ? wellDone(
            await ask({
              method: 'POST',
              url: `${base}/checkout/sessions`,
              headers: headersOf(gateway, order.reference),
              body: sessionFields(order, count).toString(),
            }),
          )
        : await sessionAt(order.sessionRef, gateway, ask);
    const open = textOf(session?.['url']);
    return open.startsWith('https://') ? { open, sessionRef: textOf(session?.['id']) } : undefined;
  },
  read: ({ headers, body, now }, { signingSecret }) => {
    const header = headers['stripe-signature'];
    if (typeof header !== 'string' || !isSigned(header, body, signingSecret, now))
      return Promise.resolve(undefined);
    const event = valuesIn(body);
    const data = isValues(event['data']) ? event['data'] : {};
    const session = isValues(data['object']) ? data['object'] : {};
    const type = textOf(event['type']);
    const reference = textOf(session['client_reference_id']);
    const isFailure = type === 'checkout.session.async_payment_failed' || type === 'checkout.session.expired';
    const word: GatewayWord = isFailure
      ? { says: 'FAILED', reason: undefined }
      : type.startsWith('checkout.session.')
        ? wordOf(session)
        : { says: 'OTHER' };
    const eventId = textOf(event['id']);
    return Promise.resolve(eventId === '' ? undefined : { eventId, reference, word });
  },
  inquire: async ({ sessionRef }, gateway, ask) => {
    const session = sessionRef === null ? undefined : await sessionAt(sessionRef, gateway, ask);
    return session && wordOf(session);
  },
  refund: async ({ reference, paidRef }, gateway, ask) => {
    const body = new URLSearchParams({ payment_intent: paidRef, 'metadata[reference]': reference });
    const answer = await ask({
      method: 'POST',
      url: `${base}/refunds`,
      headers: headersOf(gateway, `refund-${reference}`),
      body: body.toString(),
    });
    return ['succeeded', 'pending'].includes(textOf(wellDone(answer)?.['status']));
  },
};
