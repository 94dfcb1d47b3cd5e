import type { Deliver } from '../outbox/outbox-sender.ts';

const patience = 10_000;

/** Hands text messages to the configured gateway, as JSON `{to, text, id}`; any 2xx response counts as sent. */
export const createSmsGateway =
  (smsUrl: string): Deliver =>
  async ({ id, recipient, payload }, institute) => {
    const response = await fetch(smsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: recipient, text: payload['text'], id: `${institute}.${id}` }),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`The gateway answered ${response.status}.`);
  };
