import { createHmac, createHash } from 'node:crypto';
import type { AskOutside, Gateway, Order, OutsideRequest } from './gateway.ts';
import { payfast } from './payfast.ts';
import { stripe } from './stripe.ts';

const order: Order = {
  reference: 'ref-1',
  amount: '12435.00',
  currency: 'ZAR',
  item: 'Crescent School & friends',
  payer: 'Sana Khan',
  sessionRef: null,
  resultUrl: 'https://school.example/online_payments/result/ref-1',
  callbackUrl: 'https://school.example/api/finance/v1/onlinePayment/webhook/school/key',
  expires: 1_800_000_000,
};
const keys = { id: 1, isLive: false, merchantId: '10000100', secretKey: 'key', signingSecret: 'pass phrase' };
const asked: OutsideRequest[] = [];
const answering =
  (text: string, location: string | null = null, status = 200): AskOutside =>
  (request) => {
    asked.push(request);
    return Promise.resolve({ status, text, location });
  };

beforeEach(() => {
  asked.length = 0;
});

describe('Stripe', () => {
  const gateway: Gateway = { ...keys, provider: 'STRIPE' };
  const now = 1_790_000_000;
  const session = {
    id: 'cs_1',
    url: 'https://checkout.stripe.com/c/pay/cs_1',
    client_reference_id: 'ref-1',
    payment_status: 'paid',
    payment_intent: 'pi_1',
    amount_total: 1_243_500,
    currency: 'zar',
  };
  const body = JSON.stringify({
    id: 'evt_1',
    type: 'checkout.session.completed',
    data: { object: session },
  });
  const signed = (secret: string, at: number): string =>
    `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
  const read = (header: string, moment = now, text = body) =>
    stripe.read(
      { headers: { 'stripe-signature': header }, body: text, query: '', now: moment },
      gateway,
      'ZAR',
      answering(''),
    );

  it('opens one page for one payment, in the smallest unit, under a key of its own', async () => {
    const page = await stripe.begin(order, gateway, answering(JSON.stringify(session)));
    expect(page).toEqual({ open: session.url, sessionRef: 'cs_1' });
    const fields = new URLSearchParams(asked[0]?.body);
    expect(asked[0]?.url).toBe('https://api.stripe.com/v1/checkout/sessions');
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer key', 'idempotency-key': 'ref-1' });
    expect(fields.get('line_items[0][price_data][unit_amount]')).toBe('1243500');
    expect(fields.get('client_reference_id')).toBe('ref-1');
  });

  it('is believed by its signature alone: not by another secret, an old moment, or a changed body', async () => {
    expect(await read(signed('pass phrase', now))).toEqual({
      eventId: 'evt_1',
      reference: 'ref-1',
      word: { says: 'PAID', amount: '12435.00', paidRef: 'pi_1' },
    });
    expect(await read(`${signed('old', now)},${signed('pass phrase', now).split(',')[1]}`)).toBeDefined();
    expect(await read(signed('guessed', now))).toBeUndefined();
    expect(await read(signed('pass phrase', now), now + 301)).toBeUndefined();
    expect(await read(signed('pass phrase', now), now, body.replace('1243500', '1'))).toBeUndefined();
  });

  it('tells when it is asked, and pays back once', async () => {
    const asking = { ...order, sessionRef: 'cs_1' };
    expect(await stripe.inquire?.(asking, gateway, answering(JSON.stringify(session)))).toMatchObject({
      says: 'PAID',
    });
    const refund = { reference: 'ref-1', paidRef: 'pi_1', amount: '12435.00', currency: 'ZAR' };
    expect(await stripe.refund?.(refund, gateway, answering('{"status":"succeeded"}'))).toBe(true);
    expect(asked[1]?.headers).toMatchObject({ 'idempotency-key': 'refund-ref-1' });
    expect(await stripe.refund?.(refund, gateway, answering('{}', null, 402))).toBe(false);
  });
});

describe('PayFast', () => {
  const gateway: Gateway = { ...keys, provider: 'PAYFAST' };
  const pairs =
    'm_payment_id=ref-1&pf_payment_id=1089250&payment_status=COMPLETE&item_name=Crescent+School+%26+friends' +
    '&amount_gross=12435.00&amount_fee=-310.88&amount_net=12124.12&custom_str1=&merchant_id=10000100';
  const signature = createHash('md5').update(`${pairs}&passphrase=pass+phrase`).digest('hex');
  const read = (body: string, answer = 'VALID') =>
    payfast.read({ headers: {}, body, query: '', now: 0 }, gateway, 'ZAR', answering(answer));

  it('gets the form from the server, so that no browser sees the merchant key, and names its page', async () => {
    const page = '/eng/process/payment/9d64e7f4';
    expect(await payfast.begin(order, gateway, answering('', page, 302))).toEqual({
      open: `https://sandbox.payfast.co.za${page}`,
      sessionRef: null,
    });
    const sent = asked[0]?.body ?? '';
    const [text = '', given] = sent.split('&signature=');
    expect(given).toBe(createHash('md5').update(`${text}&passphrase=pass+phrase`).digest('hex'));
    expect(text).toMatch(/^merchant_id=10000100&merchant_key=key&return_url=/);
    expect(text).toMatch(/item_name=Crescent\+School\+%26\+friends$/);
    expect(await payfast.begin(order, gateway, answering('', 'https://evil.example/', 302))).toBeUndefined();
  });

  it('is believed when its signature holds and PayFast says that it sent it', async () => {
    expect(await read(`${pairs}&signature=${signature}`)).toEqual({
      eventId: '1089250:COMPLETE',
      reference: 'ref-1',
      word: { says: 'PAID', amount: '12435.00', paidRef: '1089250' },
    });
    expect(asked[0]).toMatchObject({
      url: 'https://sandbox.payfast.co.za/eng/query/validate',
      body: pairs,
    });
    expect(await read(`${pairs}&signature=${signature}`, 'INVALID')).toBeUndefined();
    expect(await read(`${pairs.replace('12435', '1')}&signature=${signature}`)).toBeUndefined();
    expect(await read(pairs)).toBeUndefined();
  });
});
