/** How the sign-in works: the school's own server, or one of two modes for work without it. */
export type AuthMode = 'edutech' | 'jwt' | 'fake';

const env: Readonly<Record<string, string | undefined>> = import.meta.env ?? {};

export const appConfig = {
  authMode: (env.VITE_AUTH_MODE ?? 'edutech') as AuthMode,
  apiBase: env.VITE_API_BASE ?? '/api',
  version: env.VITE_VERSION ?? '1.0.0',
  mode: env.VITE_MODE ?? 'production',
  /** Sent with calls that have no session. */
  authorization: env.VITE_AUTHORIZATION,
  /** Who made the product; named at the foot of the sign-in page. */
  vendor: env.VITE_VENDOR ?? 'EduERP',
  supportEmail: env.VITE_SUPPORT_EMAIL ?? 'support@eduerp.example',
} as const;
