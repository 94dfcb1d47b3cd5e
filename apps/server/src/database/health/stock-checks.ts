import type { HealthCheck } from './health-check.ts';

/** Stock on hand, against the movements that it results from. */
export const stockChecks: readonly HealthCheck[] = [
  {
    name: 'items in stock that differ from their movements',
    query: `SELECT i.id, i.on_hand, i.entries FROM store_item i WHERE (i.on_hand, i.entries)
      <> (SELECT coalesce(sum(e.quantity), 0), count(*) FROM stock_ledger_entry e WHERE e.store_item_id = i.id)`,
  },
  {
    name: 'batches in stock that differ from their movements',
    query: `SELECT b.id, b.on_hand FROM stock_batch b WHERE b.on_hand
      <> (SELECT coalesce(sum(e.quantity), 0) FROM stock_ledger_entry e WHERE e.batch_id = b.id)`,
  },
];
