/** Something that users are told of: what managers read in the settings, and the English of a mail. */
export interface NotificationEvent {
  readonly label: string;
  /** With `%{name}` for what the notice names. */
  readonly text: string;
}

/** Every notice that the product sends, by the key of its text. */
export const notificationEvents = {
  'payslip.approved': {
    label: 'A payslip was approved (to its employee)',
    text: 'Your payslip %{number} was approved',
  },
  'payslip.rejected': {
    label: 'A payslip was rejected (to whoever made it)',
    text: 'Payslip %{number} of %{name} was rejected',
  },
  'job.done': { label: 'A long task has finished', text: 'Finished: %{title}' },
  'job.failed': { label: 'A long task has failed', text: 'Failed: %{title}' },
} as const satisfies Readonly<Record<string, NotificationEvent>>;

export type NotificationEventKey = keyof typeof notificationEvents;

export const notificationEventNames = Object.fromEntries(
  Object.entries(notificationEvents).map(([key, { label }]) => [key, label]),
) as Readonly<Record<NotificationEventKey, string>>;

/** The sentence of a notice; undefined for an event that the list does not know. */
export const noticeText = (
  event: string,
  params: Readonly<Record<string, string | number>>,
): string | undefined =>
  Object.hasOwn(notificationEvents, event)
    ? notificationEvents[event as NotificationEventKey].text.replace(/%\{(\w+)\}/g, (_, name: string) =>
        String(params[name] ?? ''),
      )
    : undefined;
