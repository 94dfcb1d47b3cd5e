import type { Behaviour } from '../../engine/behaviour.ts';

/** A paper with a new last day is told of again. */
export const employeeDocumentBehaviour: Behaviour = {
  beforeSave: (input, current) =>
    current && 'expiresOn' in input && input['expiresOn'] !== current['expiresOn']
      ? { ...input, remindedOn: null }
      : input,
};
