import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showInEngine } from '../../../../test/engine.tsx';
import { LeaveApproval } from './LeaveApproval.tsx';

const row = (id: number, name: string, status = 'PENDING') => ({
  id,
  employee: id + 10,
  startDate: '2026-02-02',
  endDate: '2026-02-03',
  days: '2.00',
  additionalDays: '0.00',
  lopDays: '0.00',
  reason: 'Wedding',
  status,
  managerRemark: null,
  attachment: null,
  _labels: { employee: name, leaveType: 'Annual leave' },
});

const half = { startDate: '2026-02-04', endDate: '2026-02-04', days: '0.50', halfDaySession: 'SECOND' };
const away = ['Bano Ali', 'Chand Ali', 'Dina Ali', 'Esa Ali'].map((name, at) => ({ name, pending: at > 0 }));
const answers = {
  'setup/v1/employeeLeave/getall': [row(1, 'Aqsa Ali'), row(2, 'Bano Ali', 'APPROVED')],
  'setup/v1/employeeLeave/deciding': [{ applicationId: 1, available: '7.50', away }],
  'setup/v1/employeeLeave/transition/cancel/2': {},
};

afterEach(cleanup);

it('shows with what waits how many days are left and who else is away then', async () => {
  await showInEngine(<LeaveApproval />, { answers });
  const line = (await screen.findByText('Aqsa Ali')).closest('tr') ?? document.body;
  await waitFor(() => expect(line.textContent).toContain('7.5'));
  expect(line.textContent).toContain('Bano Ali, Chand Ali (pending), Dina Ali (pending) and 1 more');
});

it('tells a deputy in whose place each application waits, and others nothing of it', async () => {
  const own = { applicationId: 2, available: '3.00', away: [], inPlaceOf: null };
  const list = [row(1, 'Aqsa Ali'), row(2, 'Bano Ali')];
  const show = (inPlaceOf: string | null) =>
    showInEngine(<LeaveApproval />, {
      answers: {
        'setup/v1/employeeLeave/getall': list,
        'setup/v1/employeeLeave/deciding': [{ ...own, applicationId: 1, inPlaceOf }, own],
      },
    });
  await show('Jamal Ali');
  await screen.findByRole('columnheader', { name: 'In place of' });
  const lineOf = (name: string) => screen.getByText(name).closest('tr')?.textContent;
  expect(lineOf('Aqsa Ali')).toContain('Jamal Ali');
  expect(lineOf('Bano Ali')).not.toContain('Jamal Ali');
  cleanup();
  await show(null);
  const line = (await screen.findByText('Bano Ali')).closest('tr');
  await waitFor(() => expect(line?.textContent).toContain('3'));
  expect(screen.queryByRole('columnheader', { name: 'In place of' })).toBeNull();
});

it('lets the office decide also where the facts could not be had, and says so', async () => {
  const { 'setup/v1/employeeLeave/deciding': _facts, ...others } = answers;
  await showInEngine(<LeaveApproval />, { answers: others });
  expect(await screen.findByRole('button', { name: /^Approve/ })).toBeTruthy();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Days available and others on leave could not be loaded');
});

it('has the facts of every page, however many applications wait', async () => {
  const list = Array.from({ length: 650 }, (_, at) => row(1000 - at, `Person ${1000 - at}`));
  // As the server: whole or not at all, and at most 500.
  const deciding = ({ path }: { readonly path: string }): Response => {
    const query = new URL(path, 'http://school').searchParams;
    const [from, to] = [Number(query.get('from') ?? 0), Number(query.get('to') ?? Number.POSITIVE_INFINITY)];
    const meant = list.filter(({ id }) => id >= from && id <= to);
    const data = meant.map(({ id }) => ({
      applicationId: id,
      available: '7.50',
      away: [{ name: `Colleague ${id}`, pending: false }],
      inPlaceOf: null,
    }));
    const isRefused = data.length > 500;
    return new Response(JSON.stringify({ success: !isRefused, data: isRefused ? {} : data, message: '' }), {
      status: isRefused ? 409 : 200,
      headers: { 'Content-Type': 'application/json' },
    });
  };
  const { sent } = await showInEngine(<LeaveApproval />, {
    answers: {
      'setup/v1/employeeLeave/getall': list,
      'setup/v1/employeeLeave/deciding': deciding,
    },
  });
  const line = (await screen.findByText('Person 1000')).closest('tr');
  await waitFor(() => expect(line?.textContent).toContain('Colleague 1000'));
  expect(line?.textContent).toContain('7.5');
  fireEvent.click(screen.getByRole('button', { name: 'Last page' }));
  const last = (await screen.findByText('Person 351')).closest('tr');
  expect(last?.textContent).toContain('Colleague 351');
  const asked = sent.filter(({ path }) => path.startsWith('setup/v1/employeeLeave/deciding'));
  expect(asked.map(({ path }) => path.split('?')[1])).toEqual([
    'to=550',
    'from=551&to=750',
    'from=751&to=950',
    'from=951',
  ]);
});

it('tells the one who decides which half of a day is meant, and of longer leave where the half is', async () => {
  const rows = [
    { ...row(3, 'Farid Ali'), ...half, duration: 'HALF_DAY' },
    { ...row(4, 'Gul Ali'), halfDaySession: 'SECOND', duration: 'MULTIPLE_DAYS' },
    { ...row(5, 'Hina Ali'), halfDaySession: null, duration: 'MULTIPLE_DAYS' },
  ];
  await showInEngine(<LeaveApproval />, { answers: { ...answers, 'setup/v1/employeeLeave/getall': rows } });
  const lineOf = async (name: string) => (await screen.findByText(name)).closest('tr')?.textContent;
  expect(await lineOf('Farid Ali')).toContain('0.5Second half');
  expect(await lineOf('Gul Ali')).toContain('First day from midday');
  expect(await lineOf('Hina Ali')).not.toContain('half');
});

it('tells who decided, and in whose place a deputy did', async () => {
  const rows = [
    { ...row(6, 'Iqra Ali', 'APPROVED'), decidedBy: 'Jamal Ali' },
    { ...row(7, 'Kiran Ali', 'DENIED'), decidedBy: 'Lina Ali', decidedFor: 'Jamal Ali' },
  ];
  await showInEngine(<LeaveApproval />, {
    answers: { ...answers, 'setup/v1/employeeLeave/getall': rows },
    path: '/?tab=all',
  });
  const lineOf = async (name: string) => (await screen.findByText(name)).closest('tr')?.textContent;
  expect(await lineOf('Iqra Ali')).toContain('Approvedby Jamal Ali');
  expect(await lineOf('Kiran Ali')).toContain('by Lina Ali in place of Jamal Ali');
});

it('offers what can be done in each state, and asks before approved days are given back', async () => {
  const { sent } = await showInEngine(<LeaveApproval />, { answers, path: '/?tab=all' });
  await screen.findByRole('button', { name: 'Approve leave of Aqsa Ali' });
  expect(screen.queryByRole('button', { name: 'Approve leave of Bano Ali' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel leave of Bano Ali' }));
  const question = await screen.findByRole('dialog');
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel leave' }));
  await waitFor(() =>
    expect(sent.map(({ path }) => path)).toContain('setup/v1/employeeLeave/transition/cancel/2'),
  );
});
