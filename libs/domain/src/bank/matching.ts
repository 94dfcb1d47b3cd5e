import { dayNumber, type IsoDate } from '../calendar/iso-date.ts';
import type { Money } from '../money/money.ts';

/** A bank booking without a match so far. */
export interface OpenBooking {
  readonly id: number;
  readonly day: IsoDate;
  readonly amount: Money;
  /** Everything the bank states about it: name, reference, note. */
  readonly text: string;
}

/** A ledger posting to the bank account without a matching booking so far. */
export interface OpenPosting {
  readonly id: number;
  readonly day: IsoDate;
  /** From the bank's point of view: above zero for incoming money. */
  readonly amount: Money;
  /** Numbers by which the bank may refer to it: of the receipt, the cheque, the student. */
  readonly numbers: readonly string[];
  readonly payer: string;
}

/** A posting that matches a booking. */
export interface Proposal {
  readonly booking: number;
  readonly posting: number;
  /** A number or the name matches too, and nothing else matches as well. */
  readonly sure: boolean;
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Shorter numbers occur in any text by chance. */
const shortestNumber = 3;
/** Shorter words are titles and initials. */
const shortestName = 3;

/** What a text has to contain for a posting, split once. */
interface Marks {
  readonly posting: OpenPosting;
  readonly numbers: readonly (readonly string[])[];
  readonly payer: readonly string[];
}

const marksOf = (posting: OpenPosting): Marks => {
  const numbers = posting.numbers.map(wordsOf).filter((parts) => {
    const whole = parts.join('');
    return whole.length >= shortestNumber && /\p{N}/u.test(whole);
  });
  const payer = wordsOf(posting.payer).filter((part) => part.length >= shortestName);
  return { posting, numbers, payer: payer.length >= 2 ? payer : [] };
};

/** A number matches a text only as a whole: as one word, or as many words as it has parts. */
const namesNumber = (words: readonly string[], numbers: Marks['numbers']): boolean =>
  numbers.some(
    (parts) =>
      words.includes(parts.join('')) ||
      words.some((_word, place) => parts.every((part, next) => words[place + next] === part)),
  );

const namesPayer = (words: readonly string[], payer: readonly string[]): boolean =>
  payer.length > 0 && payer.every((part) => words.includes(part));

/** Two: a number matches; one: the name does; none: only amount and day match. */
type Evidence = 0 | 1 | 2;

interface Pair {
  readonly booking: OpenBooking;
  readonly posting: OpenPosting;
  readonly evidence: Evidence;
  readonly apart: number;
}

const pairsOf = (
  bookings: readonly OpenBooking[],
  postings: readonly OpenPosting[],
  days: number,
): readonly Pair[] => {
  const byAmount = new Map<Money, Marks[]>();
  for (const posting of postings) {
    const alike = byAmount.get(posting.amount) ?? [];
    alike.push(marksOf(posting));
    byAmount.set(posting.amount, alike);
  }
  return bookings.flatMap((booking) => {
    const words = wordsOf(booking.text);
    return (byAmount.get(booking.amount) ?? []).flatMap(({ posting, numbers, payer }) => {
      const apart = Math.abs(dayNumber(booking.day) - dayNumber(posting.day));
      if (apart > days) return [];
      const evidence: Evidence = namesNumber(words, numbers) ? 2 : namesPayer(words, payer) ? 1 : 0;
      return [{ booking, posting, evidence, apart }];
    });
  });
};

const isBefore = (a: Pair, b: Pair): number =>
  b.evidence - a.evidence || a.apart - b.apart || a.booking.id - b.booking.id || a.posting.id - b.posting.id;

/** Whether there is equally strong evidence for another pair with the same booking or posting. */
const rivalsIn = (pairs: readonly Pair[]): ((pair: Pair) => boolean) => {
  const count = (ofPair: (pair: Pair) => number): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const pair of pairs)
      for (let level = 0; level <= pair.evidence; level += 1) {
        const key = `${ofPair(pair)}:${level}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    return counts;
  };
  const [bookings, postings] = [count(({ booking }) => booking.id), count(({ posting }) => posting.id)];
  return ({ booking, posting, evidence }) =>
    (bookings.get(`${booking.id}:${evidence}`) ?? 0) > 1 ||
    (postings.get(`${posting.id}:${evidence}`) ?? 0) > 1;
};

/**
 * Which postings match which bookings: to the cent, within a number of days, each once. The strongest evidence comes first,
 * then the nearest day. A match is sure when a number or the name supports it and nothing equally strong supports another.
 * @param days between a posting and the booking, at most
 */
export const proposeMatches = (
  bookings: readonly OpenBooking[],
  postings: readonly OpenPosting[],
  days: number,
): readonly Proposal[] => {
  const pairs = [...pairsOf(bookings, postings, days)].sort(isBefore);
  const rivals = rivalsIn(pairs);
  const taken = { bookings: new Set<number>(), postings: new Set<number>() };
  return pairs.flatMap((pair) => {
    const { booking, posting, evidence } = pair;
    if (taken.bookings.has(booking.id) || taken.postings.has(posting.id)) return [];
    taken.bookings.add(booking.id);
    taken.postings.add(posting.id);
    return [{ booking: booking.id, posting: posting.id, sure: evidence > 0 && !rivals(pair) }];
  });
};
