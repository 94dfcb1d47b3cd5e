/** Addresses that open without a session, in a layout without navigation. */
const publicPaths = ['/login', '/forgot-password', '/logout', '/userform', '/verify'];
const publicPrefixes = ['/reset-password/', '/verify/'];

/** Compares addresses, ignoring case and a trailing slash. */
export const normalPath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '');

export const isPublicPath = (path: string): boolean => {
  const normal = normalPath(path);
  return publicPaths.includes(normal) || publicPrefixes.some((prefix) => normal.startsWith(prefix));
};

export type Passage = { readonly show: 'public' | 'private' } | { readonly goTo: string };

/**
 * Where an address leads. Re-evaluated on every change of route and of storage. `signedIn` is undefined while unknown,
 * which counts as no.
 */
export const passage = (path: string, signedIn: boolean | undefined): Passage => {
  const normal = normalPath(path);
  if (isPublicPath(path)) {
    // A signed-in user has no business on the sign-in pages; signing out must still work.
    return signedIn && (normal === '/login' || normal === '/forgot-password')
      ? { goTo: '/dashboard' }
      : { show: 'public' };
  }
  if (!signedIn) return { goTo: '/login' };
  return normal === '/' ? { goTo: '/dashboard' } : { show: 'private' };
};
