import type { AnyResource } from '../../resource/definition.ts';
import type { Catalogue } from '../catalogue.ts';

/** A mistake in the catalogue, with a number and an address. */
export interface Finding {
  readonly code: string;
  /** `hr/employee tabs[2].fields[0]`. */
  readonly at: string;
  readonly message: string;
  readonly hint?: string;
}

/** A check's finding; its number is added by the list. */
export type Found = Omit<Finding, 'code'>;

/** One check: one file, one number that never changes its meaning. */
export interface CatalogueCheck {
  readonly code: string;
  /** What it finds, in one sentence for `docs/checks.md`. */
  readonly finds: string;
  readonly run: (catalogue: Catalogue) => readonly Found[];
}

/** `hr/employee list.columns[2]`. */
export const address = (
  { module, key }: { readonly module: string; readonly key: string },
  where = '',
): string => (where === '' ? `${module}/${key}` : `${module}/${key} ${where}`);

/** A check that examines each resource individually. */
export const eachResource =
  (look: (resource: AnyResource, catalogue: Catalogue) => readonly Found[]): CatalogueCheck['run'] =>
  (catalogue) =>
    catalogue.resources.flatMap((resource) => look(resource, catalogue));
