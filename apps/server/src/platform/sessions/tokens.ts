import { createSecretKey } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { secondsOf } from './session.ts';
import type { Session } from './session.ts';

/** The content of a token: which session of which institute. It never contains rights, they are looked up. */
export interface TokenClaims {
  readonly sid: string;
  readonly inst: string;
  /** The session in the head office from which a visit to a branch began, and with which it ends. */
  readonly via?: string;
  /** End of the session in seconds since 1970, by the clock of the database; only a token states it. */
  readonly exp?: number;
}

const algorithm = 'HS256';
const issuer = 'school';

/** Signs the token of a session that ends at the given time. */
export class TokenSigner {
  private readonly service: JwtService;

  constructor(secret: string) {
    this.service = new JwtService({ secret, signOptions: { algorithm, issuer } });
  }

  sign(claims: TokenClaims, expiresAt: Date): string {
    return this.service.sign({ ...claims, exp: secondsOf(expiresAt) });
  }
}

/** The parts of a request that a strategy reads. */
export interface BearerRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isClaims = (payload: unknown): payload is TokenClaims =>
  typeof payload === 'object' &&
  payload !== null &&
  'sid' in payload &&
  typeof payload.sid === 'string' &&
  uuid.test(payload.sid) &&
  'exp' in payload &&
  typeof payload.exp === 'number' &&
  'inst' in payload &&
  typeof payload.inst === 'string' &&
  (!('via' in payload) || (typeof payload.via === 'string' && uuid.test(payload.via)));

type Find = (claims: TokenClaims) => Promise<Session | undefined>;

/** Tokens whose signature was recently verified. A signature does not change; the session is checked again. */
const maxVerified = 5_000;

const bearerToken = ExtractJwt.fromAuthHeaderAsBearerToken();

/** The passport strategy for our tokens: signature, algorithm and issuer first, then the session and its expiry. */
export class SessionStrategy {
  private readonly strategy: Strategy;
  private readonly find: Find;
  private readonly verified = new Map<string, TokenClaims>();

  constructor(secret: string, find: Find) {
    this.find = find;
    this.strategy = new Strategy(
      {
        // As text, it would first be tried as a public key on every request, which costs more than all the rest.
        secretOrKey: createSecretKey(Buffer.from(secret)) as unknown as Buffer,
        algorithms: [algorithm],
        issuer,
        // The database decides, by its clock: that of this machine may differ.
        ignoreExpiration: true,
        jwtFromRequest: bearerToken,
        passReqToCallback: true,
      },
      (
        request: BearerRequest,
        payload: unknown,
        done: (error: unknown, session?: Session | false) => void,
      ) => {
        if (!isClaims(payload)) return done(null, false);
        this.remember(bearerToken(request as never), payload);
        find(payload).then((session) => done(null, session ?? false), done);
      },
    );
  }

  /** The session of the request; nothing when there is none or it is no longer valid. */
  authenticate(request: BearerRequest): Promise<Session | undefined> {
    const token = bearerToken(request as never);
    const known = token === null ? undefined : this.verified.get(token);
    if (known) return this.find(known);
    return new Promise((resolve, reject) => {
      // Passport gives each request a copy of the strategy that reports the outcome through these functions.
      const once = Object.assign(Object.create(this.strategy) as Strategy, {
        success: (session: Session) => resolve(session),
        fail: () => resolve(undefined),
        error: reject,
      });
      once.authenticate(request as never);
    });
  }

  private remember(token: string | null, claims: TokenClaims): void {
    if (token === null) return;
    if (this.verified.size >= maxVerified) this.verified.clear();
    this.verified.set(token, claims);
  }
}
