import { pollOptionsMax } from '@school/resources';
import type { PollAudienceKey } from '@school/resources';
import type { Poll } from '../poll.ts';

/** The form's values. `allowOtherAnswer` is sent as `allowOtherAns`. */
export interface PollInput extends Readonly<Record<PollAudienceKey, readonly number[]>> {
  readonly title: string;
  readonly description: string;
  readonly answers: readonly string[];
  readonly allowOtherAnswer: boolean;
  readonly openForPolling: boolean;
  readonly closesAt: string | null;
  readonly showResults: string;
  readonly isAnonymous: boolean;
  readonly allowChange: boolean;
}

export const emptyPoll: PollInput = {
  title: '',
  description: '',
  answers: [''],
  allowOtherAnswer: false,
  openForPolling: true,
  batches: [],
  departments: [],
  courses: [],
  roleGroups: [],
  userGroups: [],
  people: [],
  closesAt: null,
  showResults: 'AFTER_VOTE',
  isAnonymous: false,
  allowChange: false,
};

const idsOf = (joined: string | null | undefined): readonly number[] =>
  (joined ?? '').split(',').flatMap((part) => (/^\s*\d+\s*$/.test(part) ? [Number(part)] : []));

/** A poll as shown in its form; one closed by its closing time may still have its toggle on. */
export const inputOf = (poll: Poll): PollInput => ({
  title: poll.title,
  description: poll.description,
  answers: poll.options.length === 0 ? [''] : poll.options,
  allowOtherAnswer: poll.allowOtherAns,
  openForPolling: poll.openForPolling ?? poll.status === 'Open',
  batches: idsOf(poll.batches),
  departments: idsOf(poll.departments),
  courses: idsOf(poll.courses),
  roleGroups: idsOf(poll.roleGroups),
  userGroups: idsOf(poll.userGroups),
  people: idsOf(poll.people),
  closesAt: poll.closesAt,
  showResults: poll.showResults,
  isAnonymous: poll.isAnonymous,
  allowChange: poll.allowChange,
});

/** The body of a create or an update. */
export const pollBody = (input: PollInput, userId: number): Readonly<Record<string, unknown>> => ({
  userId,
  title: input.title.trim(),
  description: input.description.trim(),
  options: input.answers.map((answer) => answer.trim()),
  allowOtherAns: input.allowOtherAnswer,
  openForPolling: input.openForPolling,
  batches: input.batches.join(','),
  departments: input.departments.join(','),
  courses: input.courses.join(','),
  roleGroups: input.roleGroups.join(','),
  userGroups: input.userGroups.join(','),
  people: input.people.join(','),
  closesAt: input.closesAt,
  showResults: input.showResults,
  isAnonymous: input.isAnonymous,
  allowChange: input.allowChange && !input.isAnonymous,
});

/** What is wrong, by position in the form (`title`, `description`, `options[1]`), as a translation key. */
export const problemsOf = ({ title, description, answers }: PollInput): ReadonlyMap<string, string> => {
  const wrong = new Map<string, string>();
  if (title.trim() === '') wrong.set('title', 'polls.need.title');
  if (description.trim() === '') wrong.set('description', 'polls.need.description');
  const texts = answers.map((answer) => answer.trim().toLowerCase());
  for (const [place, text] of texts.entries()) {
    if (text === '') wrong.set(`options[${place}]`, 'polls.need.answer');
    else if (texts.indexOf(text) < place) wrong.set(`options[${place}]`, 'polls.need.otherAnswer');
  }
  return wrong;
};

export const mayAddAnswer = ({ answers }: Pick<PollInput, 'answers'>): boolean =>
  answers.length < pollOptionsMax;
export const mayDeleteAnswer = ({ answers }: Pick<PollInput, 'answers'>): boolean => answers.length > 1;

/** On create, the two tick boxes disappear along with the link at six answers and keep their values; on edit they stay. */
export const showsTicks = (input: Pick<PollInput, 'answers'>, isNew: boolean): boolean =>
  !isNew || mayAddAnswer(input);
