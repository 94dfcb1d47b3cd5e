import type { StoredUser } from './stored-user.ts';

/** Who is asking for an account. */
export interface RegistrationUser {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export interface RegistrationState {
  readonly user: StoredUser | null;
  readonly loading: boolean;
  readonly message: string;
  readonly registrationError: string;
}

export type RegistrationEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'succeeded'; readonly user: StoredUser; readonly message?: string }
  | { readonly type: 'failed'; readonly error: string };

export const noRegistration: RegistrationState = {
  user: null,
  loading: false,
  message: '',
  registrationError: '',
};

/** A request clears the error, success keeps the user, failure keeps the error and clears the user (000 §4). */
export const registrationReducer = (
  state: RegistrationState,
  event: RegistrationEvent,
): RegistrationState => {
  if (event.type === 'requested') return { ...state, loading: true, registrationError: '' };
  if (event.type === 'succeeded')
    return { ...noRegistration, user: event.user, message: event.message ?? '' };
  return { ...noRegistration, registrationError: event.error };
};
