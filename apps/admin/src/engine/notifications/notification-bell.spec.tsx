import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { NotificationBell } from './NotificationBell.tsx';

afterEach(cleanup);

it('notices that are marked as read leave the focus among them, so that Escape closes them', async () => {
  const notice = {
    id: 9,
    message: 'news',
    params: { text: 'The bus is late' },
    link: null,
    isRead: false,
    createdAt: '2026-03-09T10:00:00.000Z',
  };
  const answers = { 'setup/v1/notifications': [notice], 'setup/v1/notifications/9/readAll': {} };
  await showInEngine(<NotificationBell />, { answers });
  fireEvent.click(await screen.findByRole('button', { name: /1 unread/ }));
  const all = await screen.findByRole('button', { name: 'Mark all as read' });
  all.focus();
  notice.isRead = true;
  const news = screen.getByRole('dialog', { name: 'Notifications' });
  fireEvent.click(all);
  // Before the button disappears: the dialog's focus trap checks only every 50 milliseconds.
  expect(document.activeElement).not.toBe(all);
  expect(news.contains(document.activeElement)).toBe(true);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull());
});
