import { customFields } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { acceptPacked } from './accept-packed.ts';
import { customDefinitions } from '../custom/custom-field.store.ts';
import { fieldContextOf } from './writer.ts';
import type { Writer } from './writer.ts';

/**
 * Accepted values with the institution's added fields validated against their definitions. A body without `details`
 * requires none, so that admission steps and programs that know nothing of them keep working.
 * @throws Invalid with a problem for each field, `details.d7`
 */
export const acceptDetails = async (
  writer: Writer,
  values: RecordValues,
  before?: RecordValues,
): Promise<RecordValues> => {
  const { custom } = writer.resource;
  const given = values['details'];
  if (custom === undefined || given === undefined) return values;
  const current = (before?.['details'] ?? {}) as RecordValues;
  if (given === null) return { ...values, details: current };
  const fields = customFields(await customDefinitions(writer.work.transaction, custom));
  const context = fieldContextOf(writer);
  const incomplete = writer.system ?? false;
  return {
    ...values,
    details: acceptPacked({ at: 'details', fields, given, current, context, incomplete }),
  };
};
