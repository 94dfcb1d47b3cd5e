import type { ReminderChannel } from '@school/resources';
import type { Told } from '../../platform/notifications/notify.ts';

/** The outcome of a reminder for one person over one channel. */
export interface Outcome {
  readonly user: number;
  readonly channel: ReminderChannel;
  readonly outcome: 'SENT' | 'NO_ADDRESS' | 'SWITCHED_OFF';
}

const outcomeOf = (isWanted: boolean, address: string | null): Outcome['outcome'] =>
  !isWanted ? 'SWITCHED_OFF' : address ? 'SENT' : 'NO_ADDRESS';

/**
 * The channels of the settings, plus mail if the user has chosen it. A missing address is recorded and nothing fails
 * (ALR-6).
 */
export const outcomesOf = (told: readonly Told[], channels: readonly ReminderChannel[]): readonly Outcome[] =>
  told.flatMap(({ user, shown, mailed, texted, email, mobile }) => {
    const all: readonly Outcome[] = [
      { user, channel: 'IN_APP', outcome: shown ? 'SENT' : 'SWITCHED_OFF' },
      { user, channel: 'EMAIL', outcome: outcomeOf(mailed, email) },
      { user, channel: 'SMS', outcome: outcomeOf(texted, mobile) },
    ];
    return all.filter(({ channel }) => channels.includes(channel) || (channel === 'EMAIL' && mailed));
  });
