import type { AskPlatform } from './ask-platform.ts';
import type { LearnProblem } from './stopped.ts';

/** What a synchronisation sends, in sending order: each depends on those before it. */
export const toldKinds = ['USER', 'BATCH', 'SUBJECT', 'ENROLMENT'] as const;
export type ToldKind = (typeof toldKinds)[number];

/** The connection as entered by the school, with its key. */
export interface LearnConnection {
  readonly platform: 'MOODLE' | 'ONEROSTER' | 'CUSTOM';
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly isEnabled: boolean;
  readonly category: number;
  readonly studentRole: number;
  readonly teacherRole: number;
  /** Domain of email addresses for those who have none; empty: they are left out. */
  readonly mailDomain: string;
  readonly pushUsers: boolean;
  readonly pushCourses: boolean;
  readonly pushEnrolments: boolean;
  readonly pullGrades: boolean;
  readonly unenrolPolicy: 'SUSPEND' | 'REMOVE' | 'KEEP';
}

/** An account as sent to the platform. `key` never changes. */
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

/** One item for the platform: its identity here and there, and its data. */
export interface Told<T> {
  readonly localId: string;
  /** Its number there; null while it is not known to exist there. */
  readonly remoteId: string | null;
  /** To be removed there. */
  readonly removed: boolean;
  readonly sent: T;
}

/** Outcome of one item: its number there, or why it was not sent. */
export type Outcome =
  | { readonly localId: string; readonly remoteId: string }
  | { readonly localId: string; readonly problem: LearnProblem; readonly said: string | null };

/** A mark on the platform; `user` is the account number there. Decimal strings. */
export interface RemoteGrade {
  readonly user: string;
  readonly raw: string;
  readonly highest: string;
}

/** What the platform reports about itself. `missing`: functions that a synchronisation needs and the key may not use. */
export interface PlatformFacts {
  readonly site: string;
  readonly version: string | null;
  readonly missing: readonly string[];
}

/** Numbers there, by kind and number here; undefined for what does not exist there. */
export type RemoteIds = (kind: ToldKind, localId: string) => string | undefined;

/** What talking to a platform requires. */
export interface Speaking {
  readonly connection: LearnConnection;
  readonly ask: AskPlatform;
}

/**
 * How data is sent to one kind of platform. Every call may be repeated: existing items are found by their `key` and not
 * duplicated. Everything throws `Stopped` when the platform cannot be reached at all, and `Refused` when it does not do
 * what it was asked.
 */
export interface LearnPlatform {
  /** Whether it rejects people without an email address. */
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
  /** Marks of a grade item. @param place course and item numbers there, "12/345" */
  readonly grades: (place: string, speaking: Speaking) => Promise<readonly RemoteGrade[]>;
}
