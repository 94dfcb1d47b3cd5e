import type { KnownResources } from './known.ts';
import type { AnyField } from '../field/definition.ts';
import type { AnyResource } from './definition.ts';
import { fieldsOf } from './fields-of.ts';

type Reference = AnyField & { readonly type: 'ref' };

/** What callers call a resource: its key and the last parts of its addresses, `setup/v1/Class` being `class`. */
const namesOf = ({ key, api = [] }: AnyResource): readonly string[] =>
  [key, ...[api].flat().map((base) => base.split('/').at(-1) ?? '')].map((name) => name.toLowerCase());

export const referencesOf = (resource: AnyResource): readonly (readonly [key: string, field: Reference])[] =>
  Object.entries(fieldsOf(resource)).filter((entry): entry is [string, Reference] => entry[1].type === 'ref');

/**
 * The reference that a parameter of a call or an address means, by its own name or that of its target: `courseId` and
 * `classID` are the `course` of a batch, since courses are called `setup/v1/Class`.
 */
export const referenceNamed = (
  resource: AnyResource,
  parameter: string,
  resources: Pick<KnownResources, 'resource'>,
): string | undefined => {
  if (!/I[dD]$/.test(parameter)) return undefined;
  const wanted = parameter.slice(0, -2);
  const references = referencesOf(resource);
  const named = references.find(([key]) => key === wanted);
  const aimed = (): typeof named =>
    references.find(([, { to }]) => namesOf(resources.resource(to)).includes(wanted.toLowerCase()));
  return (named ?? aimed())?.[0];
};
