import type { MigrationClass } from '../migration-class.ts';
import { Initial1795260239801 } from './1795260239801-initial.ts';

/** All migrations, oldest first. `npm run migrate:make` adds to this list. */
export const migrations: readonly MigrationClass[] = [Initial1795260239801];
