import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import { demoFamily } from './students.ts';

const base = 'setup/v1/NewPlacement';
const moves = 'setup/v1/PlacementRegistration/transition';

/** Ten in the morning in Lahore. */
const onDay = (days: number): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T05:00:00.000Z`;

const invitationsOf = (api: ApiClient, event: number): Promise<readonly Saved[]> =>
  api.get(
    `setup/v1/PlacementRegistration/getall?filter=${encodeURIComponent(JSON.stringify({ event }))}&sort=["id","ASC"]&range=[0,49]`,
  );

/** Advances invitations, each as far as its steps lead. */
const goOn = async (
  api: ApiClient,
  event: number,
  paths: readonly (readonly (string | readonly [string, object])[])[],
): Promise<void> => {
  const invitations = await invitationsOf(api, event);
  for (const [at, path] of paths.entries()) {
    for (const step of path) {
      const [name, asked] = typeof step === 'string' ? [step, {}] : step;
      await api.post(`${moves}/${name}/${invitations[at]?.id}`, asked);
    }
  }
};

/** A bank takes trainees, a software house came last term, a third company is still to come. */
export const loadPlacement = async (api: ApiClient, batches: readonly LoadedBatch[]): Promise<void> => {
  const idsOf = (grade: number, section?: string): readonly number[] =>
    batches
      .filter((one) => one.grade === grade && (section === undefined || one.section === section))
      .map(({ id }) => id);
  const save = (values: object): Promise<Saved> => api.post<Saved>(`${base}/save`, values);
  const bank = await save({
    title: 'Summer traineeship',
    company: 'Ravi Commercial Bank',
    place: 'School hall',
    eventDate: onDay(21),
    registrationDeadline: onDay(14),
    description:
      '<p>Six weeks at a branch of the bank in Lahore, at the counter and in the back office. Bring your latest report card.</p>',
    positions: 12,
    packageOffered: 'Rs 18,000 a month',
  });
  const invited = [...idsOf(10), ...idsOf(demoFamily.grade, demoFamily.section)];
  await api.post(`${base}/invite/${bank.id}`, { batches: invited });
  await goOn(api, bank.id, [
    ['apply', 'approve'],
    ['apply', 'approve'],
    ['apply'],
    ['withdraw'],
    ['apply', 'reject'],
  ]);
  const software = await save({
    title: 'Coding day',
    company: 'Indus Software House',
    place: 'Arfa Tower, Lahore',
    eventDate: onDay(1),
    description: '<p>A morning of small tasks in teams, then talks with those who hire.</p>',
    positions: 3,
  });
  await api.post(`${base}/invite/${software.id}`, { batches: idsOf(10, 'A') });
  const came = ['apply', 'approve', 'attend'];
  const place = ['place', { offerPackage: 'Rs 25,000 a month', joinDate: onDay(60).slice(0, 10) }] as const;
  await goOn(api, software.id, [
    [...came, place],
    [...came, 'refuse'],
    [...came, place],
    ['apply', 'approve', 'miss'],
    came,
  ]);
  await api.put(`${base}/update/${software.id}`, { eventDate: onDay(-30) });
  await api.post(`${base}/transition/putAway/${software.id}`, {});
  await save({
    title: 'Women in engineering',
    company: 'Chenab Power',
    place: 'Computer laboratory',
    eventDate: onDay(35),
    description: '<p>Engineers tell of their work; four girls go to the plant for a week.</p>',
    positions: 4,
    genders: ['FEMALE'],
  });
};
