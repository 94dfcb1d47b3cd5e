/** Something the user should know. */
export interface Notification {
  readonly id: number;
  /** A translation key, for the names in `params`. */
  readonly message: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly link: string | null;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly isRead: boolean;
}
