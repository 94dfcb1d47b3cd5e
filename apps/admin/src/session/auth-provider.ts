import type { AuthProvider } from 'react-admin';
import type { Session } from './session.ts';
import { account } from './sign-in.ts';

/**
 * What react-admin asks about the session. The gate in front of it decides; this only passes its decision on to generated
 * screens.
 */
export const createAuthProvider = (session: Session): AuthProvider => ({
  login: async ({ username, password }: { username: string; password: string }) => {
    session.start(await account.signIn({ username, password }));
  },
  logout: async () => {
    session.leave();
    return '/login';
  },
  checkAuth: async () => {
    if (!session.exists()) throw new Error('No session.');
  },
  // The fetcher has already ended the session; leaving twice would lose the address to return to.
  checkError: async () => undefined,
  getIdentity: async () => {
    const user = session.profile();
    return { id: user?.userID ?? 0, fullName: String(user?.username ?? '') };
  },
  getPermissions: async () => session.role(),
});
