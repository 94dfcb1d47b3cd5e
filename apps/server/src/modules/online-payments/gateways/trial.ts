import type { GatewayAdapter } from './gateway.ts';

/**
 * A gateway inside the product, for trying out payments: its page is part of the admin, and it reports what the payer
 * chose.
 */
export const trial: GatewayAdapter = {
  begin: ({ resultUrl }) =>
    Promise.resolve({ open: resultUrl.replace('/result/', '/trial/'), sessionRef: null }),
  read: () => Promise.resolve(undefined),
  refund: () => Promise.resolve(true),
};
