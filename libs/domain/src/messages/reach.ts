import { phoneNumber } from './phone-number.ts';

export type SkipReason = 'NO_ADDRESS' | 'INVALID' | 'UNSUBSCRIBED' | 'OPTED_OUT' | 'DISABLED' | 'DUPLICATE';

/** An intended recipient of a message. */
export interface MessagePerson {
  /** Kind and id: `GUARDIAN:12`. */
  readonly key: string;
  /** Address for the channel as recorded; null where there is none. */
  readonly address: string | null;
  /** Names of the students concerned. */
  readonly wards: readonly string[];
  /** All of the students concerned have opted out of this channel. */
  readonly optedOut: boolean;
  /** The settings exclude this kind of person. */
  readonly disabled: boolean;
}

/** Rules of a channel. */
export interface ReachRules {
  readonly channel: 'EMAIL' | 'SMS' | 'IN_APP';
  /** Country code for numbers that begin with 0. */
  readonly country: string;
  /** E-mail addresses that have opted out of bulk messages, in lower case; empty for essential ones. */
  readonly unsubscribed: ReadonlySet<string>;
}

/** A person, and whether the message is sent to them. */
export interface Reached {
  readonly key: string;
  readonly address: string | null;
  readonly reason: SkipReason | null;
  /** On the first person with an address: the students of everyone sharing it, so that one e-mail names all. */
  readonly wards: readonly string[];
}

const mail = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

const addressIn = (address: string, { channel, country }: ReachRules): string | undefined => {
  if (channel === 'SMS') return phoneNumber(address, country);
  if (channel === 'IN_APP') return address;
  const low = address.trim().toLowerCase();
  return mail.test(low) ? low : undefined;
};

const judged = (person: MessagePerson, rules: ReachRules): Pick<Reached, 'address' | 'reason'> => {
  if (person.disabled) return { address: null, reason: 'DISABLED' };
  if (!person.address?.trim()) return { address: null, reason: 'NO_ADDRESS' };
  const address = addressIn(person.address, rules);
  if (address === undefined) return { address: person.address, reason: 'INVALID' };
  if (rules.channel === 'EMAIL' && rules.unsubscribed.has(address))
    return { address, reason: 'UNSUBSCRIBED' };
  return { address, reason: person.optedOut ? 'OPTED_OUT' : null };
};

/**
 * Who receives a message and who does not, and why: each address once (MAI-2, SMS-2). The order of the people decides which
 * of several with one address gets it.
 */
export const reach = (people: readonly MessagePerson[], rules: ReachRules): readonly Reached[] => {
  const taken = new Map<string, Set<string>>();
  const first = people.map((person) => {
    const { address, reason } = judged(person, rules);
    if (reason !== null || address === null) return { key: person.key, address, reason, wards: person.wards };
    const known = taken.get(address);
    person.wards.forEach((name) => known?.add(name));
    if (!known) taken.set(address, new Set(person.wards));
    return { key: person.key, address, reason: known ? ('DUPLICATE' as const) : null, wards: person.wards };
  });
  return first.map((one) =>
    one.reason === null && one.address !== null
      ? { ...one, wards: [...(taken.get(one.address) ?? one.wards)] }
      : one,
  );
};
