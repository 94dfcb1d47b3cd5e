import { NotFound } from '@school/kernel';
import type { AnyResource, Catalogue, ReportQuestion } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import { extendedResource } from '../custom/custom-fields.ts';

/**
 * The resource that a question is about, with the fields that the institution has added. @throws NotFound if there is none
 */
export const askedResource = async (
  connection: Connection,
  catalogue: Catalogue,
  { of }: Pick<ReportQuestion, 'of'>,
): Promise<AnyResource> => {
  if (!catalogue.has(of)) throw new NotFound();
  return extendedResource(connection, catalogue.resource(of));
};
