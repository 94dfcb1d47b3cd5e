import { isPrintable, opensTo } from '@school/kernel';
import type { AnyResource, Document } from '@school/kernel';
import type { Environment } from '../environment/environment.ts';

/** What the signed-in user can print of a record of this kind. */
export const offeredDocuments = (
  { actor, catalogue }: Pick<Environment, 'actor' | 'catalogue'>,
  resource: AnyResource,
): readonly Document[] =>
  catalogue.documents.filter(
    (document) => document.of === resource.key && isPrintable(document) && opensTo(actor, document),
  );
