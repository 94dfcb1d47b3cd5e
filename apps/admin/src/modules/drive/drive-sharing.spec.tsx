import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeApp } from '../../../test/app.tsx';
import type { Answer, Sent } from '../../../test/server.ts';
import {
  alertSays,
  choose,
  files,
  item,
  openDrive,
  refusal,
  sentCall,
  toastSays,
  sharedWith,
} from './drive-page.fixture.tsx';

afterEach(closeApp);

const departments = 'setup/v1/EmployeeDepartments/getActiveDept/getall';
const users = 'setup/v1/user/get_users_by_type';
const plan = item(4, 'Plan.zip', {
  sharedWithUserIds: [8],
  sharedWithUsers: [sharedWith(8, 'Ben Smith', 'Science')],
});
const science = [
  { id: 7, userId: 7, fullName: 'Ada Lovelace', username: 'ada' },
  { id: 8, userId: 8, fullName: 'Ben Smith', username: 'ben' },
  { id: 10, userId: 10, fullName: 'Cleo Jones', username: 'cjones' },
  { id: 11, userId: 11, fullName: 'Dora Novak', username: 'benedetta' },
];
const answers = {
  'v1/drive/items': [plan],
  [departments]: [
    { id: 21, name: 'Science', active: true },
    { id: 22, name: 'Closed', active: false },
  ],
  [users]: science,
};

/** Opens the share dialog and chooses the department. */
const openShare = async (
  more: Readonly<Record<string, Answer | (() => Response)>> = {},
): Promise<{ sent: readonly Sent[]; dialog: HTMLElement }> => {
  const sent = await openDrive({ ...answers, ...more });
  await choose(await files(), 'Plan.zip', 'Share');
  const dialog = await screen.findByRole('dialog', { name: 'Share Plan.zip' });
  await sentCall(sent, ({ path }) => path === departments);
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: 'Department' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Science']);
  fireEvent.click(options[0] as HTMLElement);
  return { sent, dialog };
};

it('active departments, then their people, searched without case, then Share (B281) (B282) (B283) (B291) (B297) (B299) (M136) (M193) (K085)', async () => {
  const { sent, dialog } = await openShare({ 'v1/drive/items/4/share': plan });
  const asked = await sentCall(sent, ({ path }) => path === users);
  expect([asked.method, asked.body]).toEqual([
    'POST',
    { id: 21, entityType: 'EMPLOYEE', entityStatus: 'ALL' },
  ]);
  const people = () =>
    within(dialog)
      .getAllByRole('checkbox')
      .map((box) => box.getAttribute('aria-label'));
  await waitFor(() =>
    expect(people()).toEqual(['Ben Smith (ben)', 'Cleo Jones (cjones)', 'Dora Novak (benedetta)']),
  );
  const share = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Share' });
  expect(share.disabled).toBe(true);
  fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'BEN' } });
  expect(people()).toEqual(['Ben Smith (ben)', 'Dora Novak (benedetta)']);
  fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'CLEO' } });
  fireEvent.click(within(dialog).getByRole('checkbox'));
  expect(share.disabled).toBe(false);
  const before = sent.length;
  fireEvent.click(share);
  const call = await sentCall(sent, ({ path }) => path === 'v1/drive/items/4/share');
  expect([call.method, call.body]).toEqual(['POST', { userIds: [10] }]);
  await toastSays('Item shared successfully');
  await sentCall(sent, ({ path }) => path.startsWith('v1/drive/items?'), before);
}, 40_000);

it('the list of people is at most 300 pixels high and scrolls (B304) (K081)', async () => {
  const { dialog } = await openShare();
  const list = await within(dialog).findByRole('list', { name: 'Users of the department' });
  expect([list.style.maxHeight, list.style.overflowY]).toEqual(['300px', 'auto']);
}, 40_000);

it('a department without people says so (B302) (M202)', async () => {
  const { dialog } = await openShare({ [users]: [] });
  await within(dialog).findByText('No users found in this department.');
}, 40_000);

it('a share that is refused says so (B300) (M194)', async () => {
  const { dialog } = await openShare({
    'v1/drive/items/4/share': refusal(400, 'The account of Cleo Jones is not active.'),
  });
  fireEvent.click(await within(dialog).findByRole('checkbox', { name: 'Cleo Jones (cjones)' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Share' }));
  await toastSays('Failed to share item');
  await alertSays('The account of Cleo Jones is not active.');
}, 40_000);

it.each([
  [plan, 'Item unshared successfully'],
  [
    refusal(409, 'Ben Smith has access through the folder "Year". Unshare that folder instead.'),
    'Failed to unshare item',
  ],
])(
  'access is taken back from the list of people with access (B289) (B297) (B300) (M195) (M196)',
  async (answer, text) => {
    const sent = await openDrive({ ...answers, 'v1/drive/items/4/unshare': answer });
    await choose(await files(), 'Plan.zip', 'Share');
    const dialog = await screen.findByRole('dialog', { name: 'Share Plan.zip' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove access of Ben Smith' }));
    const call = await sentCall(sent, ({ path }) => path === 'v1/drive/items/4/unshare');
    expect([call.method, call.body]).toEqual(['POST', { userIds: [8] }]);
    await toastSays(text);
  },
  40_000,
);
