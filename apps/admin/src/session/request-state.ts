/** The state of an account request: signing in, or asking for a new password. */
export interface RequestState {
  readonly loading: boolean;
  readonly error: string;
  readonly success: string;
}
export type RequestEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'succeeded'; readonly message?: string }
  | { readonly type: 'failed'; readonly message: string };

export const idleRequest: RequestState = { loading: false, error: '', success: '' };

/** A request clears both messages; the answer sets one of them and ends the waiting. */
export const requestReducer = (_: RequestState, event: RequestEvent): RequestState => {
  if (event.type === 'requested') return { ...idleRequest, loading: true };
  if (event.type === 'succeeded') return { ...idleRequest, success: event.message ?? '' };
  return { ...idleRequest, error: event.message };
};
