import type { Behaviour } from '../../engine/behaviour.ts';
import { institutionChanged, isTimeZone } from '../../platform/clock/institution-clock.ts';
import { sendSignal } from '../../platform/signals/signals.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

/** Time zone and currency are checked against what the runtime knows; all servers see the new ones immediately. */
export const institutionSettingBehaviour: Behaviour = {
  beforeSave: (input) => {
    const { timeZone, currency } = input;
    if (typeof timeZone === 'string' && !isTimeZone(timeZone)) {
      throw invalidField(
        'timeZone',
        'unknown',
        'There is no such time zone. Enter one such as Asia/Karachi.',
      );
    }
    if (typeof currency === 'string' && !Intl.supportedValuesOf('currency').includes(currency)) {
      throw invalidField('currency', 'unknown', 'There is no such currency. Enter one such as PKR.');
    }
    return input;
  },
  afterSave: (_saved, _before, { transaction }) =>
    sendSignal(transaction, { topic: institutionChanged, institute: transaction.institute, data: {} }),
};
