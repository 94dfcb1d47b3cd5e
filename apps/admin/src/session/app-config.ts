/** How the sign-in works: the school's own server, or one of two modes for work without it. */
export type AuthMode = 'edutech' | 'jwt' | 'fake';

const env: Readonly<Record<string, string | undefined>> = import.meta.env ?? {};

/** The mode of a build: the fake one only in development, the school's own server for any unknown value. */
export const authModeOf = (asked: string | undefined, isDevelopment: boolean): AuthMode => {
  if (asked === 'jwt') return 'jwt';
  return asked === 'fake' && isDevelopment ? 'fake' : 'edutech';
};

export const appConfig = {
  authMode: authModeOf(env.VITE_AUTH_MODE, import.meta.env?.DEV === true),
  apiBase: env.VITE_API_BASE ?? '/api',
  version: env.VITE_VERSION ?? '1.0.0',
  mode: env.VITE_MODE ?? 'production',
  /** Sent with calls made without a session. */
  authorization: env.VITE_AUTHORIZATION,
  /** Who made the product; named at the foot of the sign-in page. */
  vendor: env.VITE_VENDOR ?? 'EduERP',
  supportEmail: env.VITE_SUPPORT_EMAIL ?? 'support@eduerp.example',
} as const;
