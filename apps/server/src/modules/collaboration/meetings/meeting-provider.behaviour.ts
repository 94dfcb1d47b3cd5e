import type { Behaviour } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';

/** BigBlueButton rooms cannot be opened without the shared secret. */
export const meetingProviderBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const kind = input['kind'] ?? current?.['kind'];
    const given = input['secret'];
    const isKept =
      given === undefined &&
      current !== undefined &&
      (await work.records.secret(work, 'meetingProvider', Number(current['id']), 'secret')) !== undefined;
    if (kind === 'BIGBLUEBUTTON' && !isKept && (given === undefined || given === null || given === ''))
      throw invalidField('secret', 'required', 'Shared secret is required');
    return input;
  },
};
