import type { NotificationEventKey } from '@school/resources';

/** The institution's default before the user has chosen. */
export interface NoticeRule {
  readonly event: NotificationEventKey;
  readonly shown: boolean;
  readonly mailed: boolean;
}

export type Way = 'shown' | 'mailed';
type Chosen = Readonly<Record<string, boolean>>;
/** The user's own choice, by channel and notice. */
export type NoticeChoices = Readonly<Record<Way, Chosen>>;

const chosenIn = (value: unknown): Chosen =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
      )
    : {};

/** Reads the stored choices; anything that is not a choice is left out. */
export const choicesOf = (value: unknown): NoticeChoices => {
  const kept = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { shown: chosenIn(kept['shown']), mailed: chosenIn(kept['mailed']) };
};

/** Whether a notice arrives by a channel. What the institution does not show cannot be chosen; mails can be, either way. */
export const isChosen = (choices: NoticeChoices, rule: NoticeRule | undefined, way: Way): boolean => {
  if (!rule) return false;
  const own = choices[way][rule.event];
  return way === 'shown' ? rule.shown && own !== false : (own ?? rule.mailed);
};

export const withChoice = (
  choices: NoticeChoices,
  event: NotificationEventKey,
  way: Way,
  on: boolean,
): NoticeChoices => ({ ...choices, [way]: { ...choices[way], [event]: on } });
