import type { DataOverview } from '../organisation/wire.ts';

/** What the calls answer whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    dataOverview: DataOverview;
    retryOutboxMessage: { readonly id: number };
  }
}
