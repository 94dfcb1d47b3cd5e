import type { Actor, FilterBinding } from '@school/kernel';

/** Who calls, for which institute, and when. Every engine function that touches rows takes one. */
export interface CallContext {
  readonly actor: Actor;
  /** Account name as the history shows it; it stays readable after the account is deleted. */
  readonly username?: string;
  /** Schema of the institute. */
  readonly institute: string;
  /** Calendar date in the institution's time zone, "yyyy-MM-dd". */
  readonly today: string;
  /** When the institution's days, terms and years begin; without them UTC days and no periods. */
  readonly days?: Pick<FilterBinding, 'dayStart' | 'periods'> & {
    /** IANA name; without it UTC. */
    readonly timeZone?: string;
  };
  readonly locale: string;
  readonly requestId: string;
  /** Network address of the client, for the audit trail. */
  readonly address: string;
  /** The client can ask its user for confirmation before an action with consequences; see `askFirst`. */
  readonly asks?: boolean;
  /** The user was asked and has confirmed; see `demandAgreement`. */
  readonly agreed?: boolean;
}
