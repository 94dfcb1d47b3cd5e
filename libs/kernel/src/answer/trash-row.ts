/** An archived record, as the trash shows it. */
export interface TrashRow {
  readonly resource: string;
  readonly id: number;
  readonly label: string;
  readonly subtitle: string | null;
  readonly parts: Readonly<Record<string, string | null>> | null;
  /** When and by whom it was archived. */
  readonly at: string;
  readonly by: string;
}
