import type { ReminderChannel } from '@school/resources';
import type { Told } from '../../platform/notifications/notify.ts';

/** What became of a reminder for one person by one way. */
export interface Outcome {
  readonly user: number;
  readonly channel: ReminderChannel;
  readonly outcome: 'SENT' | 'NO_ADDRESS' | 'SWITCHED_OFF';
}

const outcomeOf = (isWanted: boolean, address: string | null): Outcome['outcome'] =>
  !isWanted ? 'SWITCHED_OFF' : address ? 'SENT' : 'NO_ADDRESS';

/**
 * The ways of the settings, and the mail that somebody has chosen besides. Who has no address is noted and nothing
 * fails (ALR-6).
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
