import type { Catalogue } from '@school/kernel';
import { wantedTables } from '../wanted-tables.ts';
import { catalogueChecks } from './catalogue-checks.ts';
import type { HealthCheck } from './health-check.ts';
import { fileChecks } from './file-checks.ts';
import { moneyChecks } from './money-checks.ts';
import { pollChecks } from './poll-checks.ts';
import { stockChecks } from './stock-checks.ts';
import { tableChecks } from './table-checks.ts';

/** Every check derived from the catalogue and the system tables. */
export const allChecks = (catalogue: Catalogue): readonly HealthCheck[] => [
  ...tableChecks(wantedTables(catalogue)),
  ...catalogueChecks(catalogue),
  ...fileChecks,
  ...pollChecks,
  ...moneyChecks,
  ...stockChecks,
];
