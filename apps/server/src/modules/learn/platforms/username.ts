/** A name to sign in with that platforms take: small letters, digits and `. _ @ -`. */
export const platformUsername = (username: string): string =>
  username.toLowerCase().replaceAll(/[^a-z0-9._@-]+/g, '-');
