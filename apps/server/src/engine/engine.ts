import type { Catalogue } from '@school/kernel';
import type { Database } from '../platform/database/database.ts';
import { Repositories } from '../platform/orm/repositories.ts';
import type { Sealer } from '../platform/secrets/sealer.ts';
import type { Behaviours } from './behaviour.ts';
import { CustomFields } from './custom/custom-fields.ts';
import { Operations } from './operation/operations.ts';

const noKey = (): never => {
  throw new Error('Secrets cannot be kept: the engine was given no key.');
};
const keyless: Sealer = { seal: noKey, open: noKey };

/** What the engine works with: the definitions, where the rows are, and what the definitions cannot express. */
export class Engine {
  readonly catalogue: Catalogue;
  readonly database: Database;
  readonly behaviours: Behaviours;
  /** Fields that institutions have added to resources with `custom`. */
  readonly customFields: CustomFields;
  /** Operations of the catalogue, with the modules' implementations. */
  readonly operations: Operations;
  /** Encrypts values of `secret` fields and decrypts them for those who use them. */
  readonly sealer: Sealer;
  /** TypeORM over the resources of the catalogue, on the connections of the database. */
  readonly repositories: Repositories;

  constructor(catalogue: Catalogue, database: Database, behaviours: Behaviours, sealer: Sealer = keyless) {
    this.catalogue = catalogue;
    this.database = database;
    this.behaviours = behaviours;
    this.customFields = new CustomFields(database);
    this.operations = new Operations(catalogue);
    this.sealer = sealer;
    this.repositories = new Repositories(database.pool, () => catalogue.resources);
    database.knows(this.repositories);
  }
}
