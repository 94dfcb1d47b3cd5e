import type { CallContext } from './context.ts';

/**
 * The product itself at work: its clocks, reference data, the demo school. It appears in the history without a user.
 * @param requestId identifies the work in the log
 */
export const productContext = (institute: string, today: string, requestId: string): CallContext => ({
  actor: { id: 0, role: 'ADMIN', privileges: new Set() },
  institute,
  today,
  locale: 'en-PK',
  requestId,
  address: '',
});
