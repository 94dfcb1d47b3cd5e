import type { Behaviour } from '../../engine/behaviour.ts';
import { customFieldsChange } from '../../engine/custom/custom-fields.ts';

/** Servers keep the additional details and their groups in memory; whatever happens to one is told to all of them. */
export const customFieldDefinitionBehaviour: Behaviour = {
  afterSave: (_saved, _before, { transaction }) => customFieldsChange(transaction),
  beforeDelete: (_current, { transaction }) => customFieldsChange(transaction),
  beforeArchive: (_current, _archived, { transaction }) => customFieldsChange(transaction),
};
