import { fireEvent, screen, within } from '@testing-library/react';
import { notificationEvents } from '@school/resources';
import { closeApp, openApp, sessionAnswer } from '../../../../test/app.tsx';
import { answerWith } from '../../../../test/server.ts';

afterEach(closeApp);

const message = {
  id: 3,
  channel: 'EMAIL',
  recipient: 'ali@school.example',
  subject: 'Set your password',
  text: 'Open the link',
  state: 'FAILED',
  attempts: 5,
  error: 'refused',
  createdAt: '2026-01-05T08:00:00Z',
  sentAt: null,
};
const open = (path: string) => {
  const sent = answerWith({
    'setup/v1/session': sessionAnswer('ADMIN'),
    'setup/v1/outbox': [message],
    'setup/v1/outbox/3/retry': { id: 3 },
    'setup/v1/NotificationControl/get': {
      inAppOff: ['leave.approved'],
      emailOn: ['payslip.approved'],
    },
  });
  openApp(path, 'ADMIN');
  return sent;
};

it('shows what left or failed, and sends it again', async () => {
  const sent = open('/administrator/notification-center');
  fireEvent.click(await screen.findByText('Set your password'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Send again' }));
  await screen.findByText('The message is waiting to be sent again.');
  expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toContain(
    'setup/v1/outbox/3/retry',
  );
});

it('shows the words of every notice, and by which ways it goes', async () => {
  open('/administrator/notification-center');
  fireEvent.click(await screen.findByRole('tab', { name: 'Templates' }));
  await screen.findByText('Your payslip {number} was approved');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(Object.keys(notificationEvents).length);
  const wayOf = (label: string): string =>
    within(screen.getByText(label).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .at(-1)?.textContent ?? '';
  expect(wayOf(notificationEvents['payslip.approved'].label)).toBe('In appBy e-mail');
  expect(wayOf(notificationEvents['leave.approved'].label)).toBe('Not sent');
  expect(document.body.textContent).not.toContain('%{');
  expect(screen.getByRole('link', { name: 'Change how it is sent' }).getAttribute('href')).toBe(
    '/notification_control_settings',
  );
});
