/** A user name that platforms accept: lower-case letters, digits and `. _ @ -`. */
export const platformUsername = (username: string): string =>
  username.toLowerCase().replaceAll(/[^a-z0-9._@-]+/g, '-');
