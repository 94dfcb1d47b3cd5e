/** How many of the accounts selected for first sign-ins have what. */
export interface SignInCounts {
  readonly accounts: number;
  readonly signedIn: number;
  readonly given: number;
  readonly without: number;
  /** Among those who have not signed in. */
  readonly withEmail: number;
  readonly withMobile: number;
}
