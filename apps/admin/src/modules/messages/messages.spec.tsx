import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { MessagePreview } from '@school/domain';
import { catalogue } from '@school/resources';
import { showInEngine } from '../../../test/engine.tsx';
import { ShowActions } from '../../engine/show/ShowActions.tsx';
import { Birthdays } from './Birthdays.tsx';
import { MessageSending } from './MessageSending.tsx';
import { MessageText } from './MessageText.tsx';

afterEach(cleanup);

const preview: MessagePreview = {
  people: 30,
  reached: 25,
  skipped: [{ reason: 'NO_ADDRESS', count: 5 }],
  parts: 50,
  cost: '90.00',
  left: 1000,
  samples: [
    { name: 'Ali Khan', address: '+923001234567', about: 'Sara', subject: 'Dear Ali', text: 'Dear Ali' },
  ],
  empty: [{ token: 'fee.balance', count: 2 }],
  quietUntil: '07:00:00',
  noService: false,
};

describe('a draft', () => {
  const open = (actor: object = {}) =>
    showInEngine(<MessageSending record={{ id: 4, state: 'DRAFT' }} values={{}} />, {
      answers: { 'comm/v1/message/preview/4': preview, 'comm/v1/message/send/4': { id: 4, jobId: null } },
      actor,
    });

  it('shows whom it reaches, what it costs and how it reads, and leaves once its number is typed', async () => {
    const { sent } = await open();
    expect(await screen.findByText('25 people')).toBeTruthy();
    for (const text of [
      'Without an address',
      'These are quiet hours: it leaves from 07:00 on.',
      '{{fee.balance}} stays empty for 2 people',
      'How it reads: the first 1 of 25',
      '+923001234567 · Sara',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const dialog = within(await screen.findByRole('dialog'));
    const button = dialog.getByRole('button', { name: 'Send' }) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: '25' } });
    fireEvent.click(button);
    expect(await screen.findByText('The message waits for its time')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: 'comm/v1/message/send/4',
      body: { people: 25 },
    });
  });

  it('is only looked at by who keeps the settings', async () => {
    await open({ role: 'EMPLOYEE', privileges: new Set(['MessageSettings']) });
    expect(await screen.findByText('25 people')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});

it('a message on its way can be stopped, and one that failed with some goes to them again', async () => {
  const message = catalogue.resource('message');
  const record = {
    id: 4,
    version: 1,
    state: 'PARTIALLY_SENT',
    reached: 20,
    failed: 2,
    waiting: 0,
    skipped: 3,
  };
  await showInEngine(<MessageSending record={record} values={{}} />, {});
  expect(screen.getByText('Sent: 20, failed: 2, waiting: 0, left out: 3')).toBeTruthy();
  cleanup();
  const { sent } = await showInEngine(<ShowActions resource={message} record={record} />, {
    answers: { 'comm/v1/message/resend/4': { queued: 2 }, 'comm/v1/message/cancel/4': { stopped: 1 } },
  });
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send again to those that failed' }));
  expect(await screen.findByText('Send again to those that failed: done')).toBeTruthy();
  expect(sent.find(({ path }) => path === 'comm/v1/message/resend/4')?.body).toEqual({});
  cleanup();
  const going = await showInEngine(
    <ShowActions resource={message} record={{ ...record, state: 'SENDING', failed: 0 }} />,
    { answers: { 'comm/v1/message/cancel/4': { stopped: 1 } } },
  );
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Stop' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Whoever was not written to yet gets nothing.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stop: done')).toBeTruthy();
  expect(going.sent.some(({ path }) => path === 'comm/v1/message/cancel/4')).toBe(true);
});

it('the text in a form tells its parts, and what it may not name', async () => {
  const values = { channel: 'SMS', category: 'GENERAL', body: `${'a'.repeat(161)} {{fee.balance}}` };
  await showInEngine(<MessageText record={undefined} values={values} />, {});
  expect(screen.getByText('181 characters, 2 parts')).toBeTruthy();
  expect(screen.getByText('The text cannot name {{fee.balance}}.')).toBeTruthy();
  expect(screen.getByText('{{recipient.name}}')).toBeTruthy();
});

it('whose birthday it is is wished well, who was already or has no phone is not', async () => {
  const row = { kind: 'STUDENT', place: 'G9 A', born: '2011-01-05', age: 15 };
  const { sent } = await showInEngine(<Birthdays />, {
    answers: {
      'comm/v1/birthday': [
        { ...row, id: 'STUDENT:1', name: 'Ali', mobile: '+923001234567', wished: false },
        { ...row, id: 'STUDENT:2', name: 'Sara', mobile: null, wished: false },
        { ...row, id: 'STUDENT:3', name: 'Omar', mobile: '+923007654321', wished: true },
      ],
      'comm/v1/template/getall': [{ id: 8, name: 'Birthday wishes' }],
      'comm/v1/birthday/wish': { message: 9, wished: 1 },
    },
  });
  await screen.findByText('Ali');
  const [all] = screen.getAllByRole('checkbox');
  if (all) fireEvent.click(all);
  fireEvent.click(await screen.findByRole('button', { name: 'Wish well (1)' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('1 person is wished well')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    body: { day: '2026-01-05', template: 8, people: ['STUDENT:1'] },
  });
});
