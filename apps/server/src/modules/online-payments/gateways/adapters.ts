import { custom } from './custom.ts';
import type { Gateway, GatewayAdapter } from './gateway.ts';
import { payfast } from './payfast.ts';
import { stripe } from './stripe.ts';
import { trial } from './trial.ts';

/** The adapter of each kind of gateway; a further one is a line here. */
export const adapters: Readonly<Record<Gateway['provider'], GatewayAdapter>> = {
  SANDBOX: trial,
  STRIPE: stripe,
  PAYFAST: payfast,
  CUSTOM: custom,
};
