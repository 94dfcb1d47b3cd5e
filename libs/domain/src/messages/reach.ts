import { phoneNumber } from './phone-number.ts';

export type SkipReason = 'NO_ADDRESS' | 'INVALID' | 'UNSUBSCRIBED' | 'OPTED_OUT' | 'DISABLED' | 'DUPLICATE';

/** Somebody whom a message is meant for. */
export interface MessagePerson {
  /** Kind and id: `GUARDIAN:12`. */
  readonly key: string;
  /** Address of the way, as it was written down; null where there is none. */
  readonly address: string | null;
  /** Names of the students it is about. */
  readonly wards: readonly string[];
  /** All of those it is about want nothing by this way. */
  readonly optedOut: boolean;
  /** The settings let this kind of people out. */
  readonly disabled: boolean;
}

/** What a way allows. */
export interface ReachRules {
  readonly channel: 'EMAIL' | 'SMS' | 'IN_APP';
  /** Digits before numbers that begin with 0. */
  readonly country: string;
  /** Mail addresses that want nothing to many, in lower case; empty for what is necessary. */
  readonly unsubscribed: ReadonlySet<string>;
}

/** A person, and whether the message goes to him. */
export interface Reached {
  readonly key: string;
  readonly address: string | null;
  readonly reason: SkipReason | null;
  /** Of the first with an address: the students of everybody who has the same one, so that one mail names all. */
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
 * Whom a message goes to and whom not, and why: each address once (MAI-2, SMS-2). The order of the people decides who
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
