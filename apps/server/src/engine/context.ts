import type { Actor, FilterBinding } from '@school/kernel';

/** Who calls, for which institute, and when. Every engine function that touches rows takes one. */
export interface CallContext {
  readonly actor: Actor;
  /** Name of the account as the history shows it; it stays readable when the account is gone. */
  readonly username?: string;
  /** Schema of the institute. */
  readonly institute: string;
  /** Calendar date of the institution's time zone, "yyyy-MM-dd". */
  readonly today: string;
  /** When the days of the institution begin, and its terms and years; without them UTC days and no periods. */
  readonly days?: Pick<FilterBinding, 'dayStart' | 'periods'> & {
    /** IANA name; without it UTC. */
    readonly timeZone?: string;
  };
  readonly locale: string;
  readonly requestId: string;
  /** Network address of the client, for the audit. */
  readonly address: string;
  /** The client can ask its user before something with consequences is done; see `askFirst`. */
  readonly asks?: boolean;
  /** The user was asked and has agreed; see `demandAgreement`. */
  readonly agreed?: boolean;
}
