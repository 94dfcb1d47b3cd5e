import type { CallContext } from '../engine/context.ts';

/** The product itself at work: loading reference data and the demo school. Appears in the audit without a user. */
export const systemContext = (institute: string, today: string): CallContext => ({
  actor: { id: 0, role: 'ADMIN', privileges: new Set() },
  institute,
  today,
  locale: 'en-PK',
  requestId: 'start',
  address: '',
});
