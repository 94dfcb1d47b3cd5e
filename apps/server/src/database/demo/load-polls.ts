import type { FastifyInstance } from 'fastify';
import { signInTo } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { demoPolls } from './polls.ts';
import type { UserLoading } from './load-users.ts';
import { demoPassword } from './users.ts';

interface Named {
  readonly id: number;
  readonly code?: string;
}
const system = { system: true } as const;

/** Answers of demo school employees without a sign-in, so that there is something to see. */
const addVotes = async (
  { records, context }: UserLoading,
  poll: number,
  counts: readonly number[],
): Promise<void> => {
  const options = await records.list(context, 'pollOption', {
    filter: { poll },
    sort: [['id', 'ASC']],
    ...system,
  });
  const users = await records.list(context, 'user', {
    filter: { entityType: 'EMPLOYEE', lastLoginAt_empty: true },
    sort: [['id', 'ASC']],
    ...system,
  });
  const ballots = counts.flatMap((count, place) =>
    Array.from({ length: count }, () => options[place]?.['id']),
  );
  const votes = ballots.slice(0, users.length).map((option, n) => ({
    poll,
    voter: users[(n * 7) % users.length]?.['id'],
    option,
    votedAt: new Date().toISOString(),
  }));
  const once = votes.filter(({ voter }, n) => votes.findIndex((vote) => vote.voter === voter) === n);
  await records.create(context, 'pollVote', once, system);
};

/** Open and closed polls, with and without votes, for everybody and for some. */
export const loadPolls = async (
  server: FastifyInstance,
  api: ApiClient,
  loading: UserLoading,
): Promise<void> => {
  const departments = await api.get<Named[]>('setup/v1/EmployeeDepartments/getall');
  const batches = await api.get<Named[]>('setup/v1/Batch/getall');
  const signedIn = new Map<string, ApiClient>();
  const as = async (user: string): Promise<ApiClient> => {
    const known = signedIn.get(user) ?? (await signInTo(server, user, demoPassword));
    signedIn.set(user, known);
    return known;
  };
  for (const { departments: codes = [], hours, closed, votes, answers = {}, ...poll } of demoPolls) {
    const { id } = await api.post<Named>('collab/v1/poll/save', {
      ...poll,
      batches: poll.batches ? batches.map((batch) => batch.id).join(',') : '',
      departments: departments
        .filter(({ code = '' }) => codes.includes(code))
        .map((department) => department.id)
        .join(','),
      closesAt: hours === undefined ? null : new Date(Date.now() + hours * 3_600_000).toISOString(),
    });
    for (const [user, answer] of Object.entries(answers))
      await (await as(user)).post('collab/v1/poll/vote', { pollID: id, answer });
    if (votes) await addVotes(loading, id, votes);
    if (closed) await api.put(`collab/v1/poll/update/${id}`, { openForPolling: false });
  }
};
