import { custom } from './custom.ts';
import type { Gateway, GatewayAdapter } from './gateway.ts';
import { payfast } from './payfast.ts';
import { stripe } from './stripe.ts';
import { trial } from './trial.ts';

/** How each kind of gateway is spoken to; a further one is a line here. */
export const adapters: Readonly<Record<Gateway['provider'], GatewayAdapter>> = {
  SANDBOX: trial,
  STRIPE: stripe,
  PAYFAST: payfast,
  CUSTOM: custom,
};
