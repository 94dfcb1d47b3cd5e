import type { DataOverview } from '../organisation/wire.ts';

/** Responses of the calls whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    dataOverview: DataOverview;
    retryOutboxMessage: { readonly id: number };
  }
}
