import type { MigrationClass } from '../migration-class.ts';

/** All migrations, oldest first. `npm run migrate:make` adds to this list. */
export const migrations: readonly MigrationClass[] = [];
