import type { StoredFile } from '@school/kernel';

/** An account as returned by the calls about users. */
export interface Person {
  readonly id: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly entityType: string;
}

/** What people see of themselves, and what those who manage users see of everyone. */
export interface PersonalUser extends Person {
  readonly version: number;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly language: string;
  readonly employee: number | null;
  readonly blocked: boolean;
  readonly photo: StoredFile | null;
}

export const usersBase = 'setup/v1/user';

/** Name and username on one line: `Sana Malik · hr`. */
export const personWords = ({ fullName, username }: Person): string =>
  fullName && fullName !== username ? `${fullName} · ${username}` : username;
