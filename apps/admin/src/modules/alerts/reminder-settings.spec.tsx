import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { ReminderSettings } from './ReminderSettings.tsx';

const setting = {
  id: 1,
  version: 3,
  enabled: true,
  recipients: ['EMPLOYEE'],
  offsets: ['1W', '1D'],
  channels: ['IN_APP', 'EMAIL'],
  sendAt: '16:30:00',
  message: null,
  catchUp: false,
};

const answers = Object.fromEntries(
  ['Event', 'Task', 'Document', 'Payslip'].map((kind) => [`setup/v1/${kind}Reminders`, setting]),
);

afterEach(cleanup);

const cardOf = async (name: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { name });
  const card = heading.closest('.MuiCard-root');
  if (!(card instanceof HTMLElement)) throw new Error('No card.');
  await within(card).findByRole('switch');
  return card;
};

it('a card for each kind tells when and how people are reminded, and leads to its settings', async () => {
  await showInEngine(<ReminderSettings />, { answers });
  const card = await cardOf('Calendar events');
  expect(within(card).getByText('1 week before, 1 day before, at 16:30')).toBeTruthy();
  expect(within(card).getByText('In app, E-mail')).toBeTruthy();
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/alert_settings/event_reminders');
  for (const other of ['Tasks', 'Expiring documents', 'Payslips due']) await cardOf(other);
});

it('its switch ends the reminders of a kind at once, with the version that was read', async () => {
  const { sent } = await showInEngine(<ReminderSettings />, { answers });
  fireEvent.click(within(await cardOf('Tasks')).getByRole('switch'));
  await waitFor(() => {
    const put = sent.find(({ method }) => method === 'PUT');
    expect([put?.path, put?.body]).toEqual(['setup/v1/TaskReminders/update', { enabled: false, version: 3 }]);
  });
});
