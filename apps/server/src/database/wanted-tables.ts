import { joinTablesOf, tableOf } from '@school/kernel';
import type { Catalogue, TableSpec } from '@school/kernel';
import { systemTables } from './system-tables.ts';

/** Every table that the product needs, and nothing else. */
export const wantedTables = (catalogue: Catalogue): readonly TableSpec[] => [
  ...catalogue.resources.map((resource) => tableOf(resource, catalogue)),
  ...catalogue.resources.flatMap((resource) => joinTablesOf(resource)),
  ...systemTables,
];
