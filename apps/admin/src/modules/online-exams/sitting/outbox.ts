import type { Value } from './paper.ts';

/** An answer being sent. */
export interface Waiting {
  readonly question: number;
  readonly value: Value;
  readonly flagged: boolean;
  readonly sequence: number;
  /** When it was given, by the server's clock; it decides between devices. */
  readonly answeredAt?: string;
}

/** Answers that have not reached the server yet; they survive a page reload and a lost connection. */
export interface Outbox {
  /** Identifies this opening of the page, so that what it sends can be told from that of other windows and devices. */
  readonly device: string;
  readonly waiting: readonly Waiting[];
  readonly put: (answer: Omit<Waiting, 'sequence'>) => void;
  readonly take: (sent: Waiting) => void;
  readonly clear: () => void;
}

interface Kept {
  readonly next: number;
  readonly waiting: readonly Waiting[];
}

const keyOf = (attempt: number): string => `online-exam-${attempt}`;

const read = (attempt: number): Kept => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(attempt)) ?? 'null');
    if (typeof kept === 'object' && kept !== null && 'waiting' in kept) return kept as Kept;
  } catch {
    // Unreadable data counts as nothing.
  }
  return { next: 1, waiting: [] };
};

/** Opens what is waiting in this browser for an attempt; one answer per question, the last one. */
export const openOutbox = (attempt: number): Outbox => {
  let kept = read(attempt);
  const device = crypto.randomUUID();
  const keep = (next: Kept): void => {
    kept = next;
    try {
      localStorage.setItem(keyOf(attempt), JSON.stringify(next));
    } catch {
      // If the browser has no storage space, the answers still wait in memory.
    }
  };
  keep(kept);
  return {
    device,
    get waiting() {
      return kept.waiting;
    },
    put: (answer) =>
      keep({
        ...kept,
        next: kept.next + 1,
        waiting: [
          ...kept.waiting.filter(({ question }) => question !== answer.question),
          { ...answer, sequence: kept.next },
        ],
      }),
    take: (sent) => keep({ ...kept, waiting: kept.waiting.filter((one) => one.sequence !== sent.sequence) }),
    clear: () => localStorage.removeItem(keyOf(attempt)),
  };
};
