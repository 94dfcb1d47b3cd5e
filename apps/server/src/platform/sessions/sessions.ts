import type { Catalogue } from '@school/kernel';
import { mainInstitute } from '../database/database.ts';
import type { Connection, Database, Transaction } from '../database/database.ts';
import type { Signals } from '../signals/signals.ts';
import { everybodyChangedTopic, userChanged, userChangedTopic } from './changes.ts';
import { belongingsIn } from './belongings.ts';
import { SessionCache } from './session-cache.ts';
import { sessionOf } from './session.ts';
import type { Session } from './session.ts';
import { endSession, endSessionsOf, openSession, rightsOfUser, sessionById } from './session-statements.ts';
import type { PersonColumns, SessionRow } from './session-statements.ts';
import { SessionStrategy, TokenSigner } from './tokens.ts';
import type { BearerRequest, TokenClaims } from './tokens.ts';

/** Twelve hours: a working day with room on both sides. */
const usualHours = 12;

export type EndReason = 'LOGOUT' | 'PASSWORD' | 'BLOCKED' | 'ROLE' | 'RESET';

/** Where a session was opened from, for the owner and the audit. */
export interface SessionOrigin {
  readonly address: string;
  readonly userAgent: string;
}

const personColumns = (catalogue: Catalogue): PersonColumns => {
  const fields = catalogue.resource('user').fields;
  return {
    employee: 'employee' in fields,
    student: 'student' in fields,
    guardian: 'guardian' in fields,
    belongsTo: belongingsIn(catalogue),
  };
};

/** The current rights of a user; nothing for one who may not sign in. */
export const rightsNow = async (
  connection: Connection,
  institute: string,
  catalogue: Catalogue,
  userId: number,
): Promise<Session | undefined> => {
  const [row] = await connection.query<SessionRow>(rightsOfUser(personColumns(catalogue), userId));
  return row && sessionOf(row, institute, catalogue.privileges);
};

/**
 * Sessions are stored in the database and trusted from memory for at most a second; whoever changes a session, a user or
 * rights signals it (`changes.ts`), which all processes receive on commit.
 */
export class Sessions {
  private readonly database: Database;
  private readonly catalogue: Catalogue;
  private readonly persons: PersonColumns;
  private readonly cache = new SessionCache();
  private readonly signer: TokenSigner;
  private readonly strategy: SessionStrategy;

  constructor(database: Database, catalogue: Catalogue, signals: Signals, secret: string) {
    this.database = database;
    this.catalogue = catalogue;
    this.persons = personColumns(catalogue);
    this.signer = new TokenSigner(secret);
    this.strategy = new SessionStrategy(secret, (claims) => this.find(claims));
    signals.on(userChangedTopic, ({ institute, data }) =>
      this.cache.forgetUser(institute, Number(data['user'])),
    );
    signals.on(everybodyChangedTopic, () => this.cache.clear());
    signals.onGap(() => this.cache.clear());
  }

  /** The session that the bearer token of the request stands for, if it is valid. */
  ofRequest(request: BearerRequest): Promise<Session | undefined> {
    return this.strategy.authenticate(request);
  }

  /**
   * Opens a session and returns its token.
   * @param via the session in the head office from which a visit to a branch begins, and with which it ends
   */
  async open(
    transaction: Transaction,
    userId: number,
    { address, userAgent }: SessionOrigin,
    via?: string,
  ): Promise<{ readonly id: string; readonly token: string }> {
    const statement = openSession(userId, usualHours, address, userAgent.slice(0, 300));
    const [row] = await transaction.query<{ id: string; expires_at: Date }>(statement);
    if (!row) throw new Error('The session was not written.');
    const claims = { sid: row.id, inst: transaction.institute, ...(via === undefined ? {} : { via }) };
    return { id: row.id, token: this.signer.sign(claims, row.expires_at) };
  }

  /** The session as the next request with its token will see it. */
  async read(transaction: Transaction, id: string): Promise<Session | undefined> {
    const [row] = await transaction.query<SessionRow>(sessionById(this.persons, id));
    return row && sessionOf(row, transaction.institute, this.catalogue.privileges);
  }

  /** The current rights of a user, for jobs; nothing for one who may not sign in. */
  async rightsOf(institute: string, userId: number): Promise<Session | undefined> {
    return rightsNow(this.database.of(institute), institute, this.catalogue, userId);
  }

  /** Ends one session. Does nothing if it has already ended. */
  async end(transaction: Transaction, id: string, reason: EndReason): Promise<void> {
    const [row] = await transaction.query<{ user_id: string }>(endSession(id, reason));
    if (row) await this.userChanged(transaction, Number(row.user_id));
  }

  /** Ends all sessions of a user, except the one that may stay. */
  async endAll(transaction: Transaction, userId: number, reason: EndReason, except?: string): Promise<void> {
    await transaction.query(endSessionsOf(userId, reason, except ?? null));
    await this.userChanged(transaction, userId);
  }

  /** Something about the user has changed: this process checks again immediately, the others in a moment. */
  async userChanged(transaction: Transaction, userId: number): Promise<void> {
    transaction.afterCommit(() => this.cache.forgetUser(transaction.institute, userId));
    await userChanged(transaction, userId);
  }

  /** The current state of an open session; nothing if it has ended. */
  current({ institute, id, via }: Session): Promise<Session | undefined> {
    return this.find({ sid: id, inst: institute, ...(via === undefined ? {} : { via }) });
  }

  /** A visit lasts as long as the session from which it began, of a user who is still an administrator there. */
  private async find({ via, exp, ...claims }: TokenClaims): Promise<Session | undefined> {
    const session = await this.stillOpen(claims);
    // A token with a different expiry from its session was not made for it.
    if (!session || (exp !== undefined && exp !== session.tokenEnd)) return undefined;
    if (via === undefined) return session;
    const head = await this.stillOpen({ sid: via, inst: mainInstitute });
    return head?.actor.role === 'ADMIN' ? { ...session, via } : undefined;
  }

  private async stillOpen({ sid, inst }: TokenClaims): Promise<Session | undefined> {
    const session = await this.cache.get(`${inst}/${sid}`, async () => {
      const [row] = await this.database.of(inst).query<SessionRow>(sessionById(this.persons, sid));
      return row && sessionOf(row, inst, this.catalogue.privileges);
    });
    return session && session.expiresAt > Date.now() ? session : undefined;
  }
}
