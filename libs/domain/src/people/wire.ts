/** How many have what, of the accounts that first sign-ins are chosen for. */
export interface SignInCounts {
  readonly accounts: number;
  readonly signedIn: number;
  readonly given: number;
  readonly without: number;
  /** Of those who have not signed in. */
  readonly withEmail: number;
  readonly withMobile: number;
}
