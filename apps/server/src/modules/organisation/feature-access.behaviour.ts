import type { Behaviour } from '../../engine/behaviour.ts';
import { everybodyChanged } from '../../platform/sessions/changes.ts';

/** What is switched off disappears on everyone's next request, in every process. */
export const featureAccessBehaviour: Behaviour = {
  afterSave: (_saved, _before, { transaction }) => everybodyChanged(transaction),
};
