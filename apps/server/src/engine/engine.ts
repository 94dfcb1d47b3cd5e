import type { Catalogue } from '@school/kernel';
import type { Database } from '../platform/database/database.ts';
import type { Behaviours } from './behaviour.ts';
import { CustomFields } from './custom/custom-fields.ts';

const cannotSeal = (): never => {
  throw new Error('Secrets cannot be kept: the engine was given no key.');
};

/** What the engine works with: the definitions, where the rows are, and what the definitions cannot say. */
export class Engine {
  readonly catalogue: Catalogue;
  readonly database: Database;
  readonly behaviours: Behaviours;
  /** Fields that institutions have added to resources with `custom`. */
  readonly customFields: CustomFields;
  /** Encrypts the value of a `secret` field. */
  readonly seal: (text: string) => string;

  constructor(
    catalogue: Catalogue,
    database: Database,
    behaviours: Behaviours,
    seal: (text: string) => string = cannotSeal,
  ) {
    this.catalogue = catalogue;
    this.database = database;
    this.behaviours = behaviours;
    this.customFields = new CustomFields(database);
    this.seal = seal;
  }
}
