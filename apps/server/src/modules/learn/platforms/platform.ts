import type { AskPlatform } from './ask-platform.ts';
import type { LearnProblem } from './stopped.ts';

/** What a synchronisation tells, in the order in which it is told: each needs those before it. */
export const toldKinds = ['USER', 'BATCH', 'SUBJECT', 'ENROLMENT'] as const;
export type ToldKind = (typeof toldKinds)[number];

/** The connection as the school has entered it, with its key. */
export interface LearnConnection {
  readonly platform: 'MOODLE' | 'ONEROSTER' | 'CUSTOM';
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly isEnabled: boolean;
  readonly category: number;
  readonly studentRole: number;
  readonly teacherRole: number;
  /** Of mail addresses for those who have none; empty: they are left out. */
  readonly mailDomain: string;
  readonly pushUsers: boolean;
  readonly pushCourses: boolean;
  readonly pushEnrolments: boolean;
  readonly pullGrades: boolean;
  readonly unenrolPolicy: 'SUSPEND' | 'REMOVE' | 'KEEP';
}

/** An account as the platform is told of it. `key` is the same for ever. */
export interface ToldUser {
  readonly key: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly teaches: boolean;
  readonly suspended: boolean;
}
export interface ToldBatch {
  readonly key: string;
  readonly name: string;
}
export interface ToldSubject {
  readonly key: string;
  readonly name: string;
  readonly shortName: string;
  /** Number of the batch. */
  readonly batch: string;
}
export interface ToldEnrolment {
  readonly key: string;
  /** Numbers of account and subject. */
  readonly user: string;
  readonly subject: string;
  readonly teaches: boolean;
  readonly suspended: boolean;
}

/** One thing for the platform: who it is here and there, and what is said of it. */
export interface Told<T> {
  readonly localId: string;
  /** Its number there; null while it is not known to be there. */
  readonly remoteId: string | null;
  /** It is to go from there. */
  readonly removed: boolean;
  readonly sent: T;
}

/** What became of one thing: its number there, or why it did not go. */
export type Outcome =
  | { readonly localId: string; readonly remoteId: string }
  | { readonly localId: string; readonly problem: LearnProblem; readonly said: string | null };

/** A mark on the platform; `user` is the number of the account there. Decimal strings. */
export interface RemoteGrade {
  readonly user: string;
  readonly raw: string;
  readonly highest: string;
}

/** What the platform says of itself. `missing`: functions that a synchronisation needs and the key may not use. */
export interface PlatformFacts {
  readonly site: string;
  readonly version: string | null;
  readonly missing: readonly string[];
}

/** Numbers there, by kind and number here; undefined for what is not there. */
export type RemoteIds = (kind: ToldKind, localId: string) => string | undefined;

/** What a platform is spoken to with. */
export interface Speaking {
  readonly connection: LearnConnection;
  readonly ask: AskPlatform;
}

/**
 * How one kind of platform is told things. Each may be told again: what is there already is found by its `key` and not
 * doubled. Everything throws `Stopped` when the platform cannot be reached at all, and `Refused` when it does not do what
 * it was told.
 */
export interface LearnPlatform {
  /** Whether it takes nobody without a mail address. */
  readonly needsEmail: boolean;
  readonly facts: (speaking: Speaking) => Promise<PlatformFacts>;
  readonly users: (told: readonly Told<ToldUser>[], speaking: Speaking) => Promise<readonly Outcome[]>;
  readonly batches: (told: readonly Told<ToldBatch>[], speaking: Speaking) => Promise<readonly Outcome[]>;
  readonly subjects: (
    told: readonly Told<ToldSubject>[],
    speaking: Speaking,
    ids: RemoteIds,
  ) => Promise<readonly Outcome[]>;
  readonly enrolments: (
    told: readonly Told<ToldEnrolment>[],
    speaking: Speaking,
    ids: RemoteIds,
  ) => Promise<readonly Outcome[]>;
  /** Marks of a grade item. @param place numbers of course and item there, "12/345" */
  readonly grades: (place: string, speaking: Speaking) => Promise<readonly RemoteGrade[]>;
}
