import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MessagePreview } from '@school/domain';
import { catalogue } from '@school/resources';
import { FormProvider, useForm } from 'react-hook-form';
import { Route, Routes } from 'react-router-dom';
import { showInEngine } from '../../../test/engine.tsx';
import { CreateScreen } from '../../engine/form/CreateScreen.tsx';
import { ShowActions } from '../../engine/show/ShowActions.tsx';
import { Birthdays } from './Birthdays.tsx';
import { MessageSending } from './MessageSending.tsx';
import { MessageText } from './MessageText.tsx';

afterEach(cleanup);

const message = catalogue.resource('message');

/** The fields its form names. */
const named = [
  'message',
  'messageFile',
  'messageTemplate',
  'messageRecipient',
  'employeeDepartment',
  'course',
  'batch',
  'roleGroup',
  'userGroup',
  'employee',
  'user',
];

/** The component sits in a form that it writes to. */
const MessageTextInForm = ({ values }: { readonly values: Record<string, unknown> }) => (
  <FormProvider {...useForm()}>
    <MessageText record={undefined} values={values} />
  </FormProvider>
);

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
      'No address',
      'These are quiet hours: it will be sent from 07:00.',
      '{{fee.balance}} is empty for 2 people',
      'Examples: the first 1 of 25',
      '+923001234567 · Sara',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const dialog = within(await screen.findByRole('dialog'));
    const button = dialog.getByRole('button', { name: 'Send' }) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: '25' } });
    fireEvent.click(button);
    expect(await screen.findByText('The message is scheduled')).toBeTruthy();
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
  fireEvent.click(screen.getByRole('button', { name: 'Resend to failed recipients' }));
  expect(await screen.findByText('Resend to failed recipients: done')).toBeTruthy();
  expect(sent.find(({ path }) => path === 'comm/v1/message/resend/4')?.body).toEqual({});
  cleanup();
  const going = await showInEngine(
    <ShowActions resource={message} record={{ ...record, state: 'SENDING', failed: 0 }} />,
    { answers: { 'comm/v1/message/cancel/4': { stopped: 1 } } },
  );
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Stop' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Anyone who has not been sent the message yet will not receive it.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stop – Who gets nothing: 1')).toBeTruthy();
  expect(going.sent.some(({ path }) => path === 'comm/v1/message/cancel/4')).toBe(true);
});

it('the text in a form tells its parts, and what it may not name', async () => {
  const values = { channel: 'SMS', category: 'GENERAL', body: `${'a'.repeat(161)} {{fee.balance}}` };
  await showInEngine(<MessageTextInForm values={values} />, {});
  expect(screen.getByText('181 characters, 2 parts')).toBeTruthy();
  expect(screen.getByText('The text cannot use {{fee.balance}}.')).toBeTruthy();
});

describe('a message that is written', () => {
  const write = (values: object = {}) =>
    showInEngine(
      <Routes>
        <Route path="/messages/new" element={<CreateScreen resource={message} start={{ ...values }} />} />
        <Route
          path="/messages/:id"
          element={<MessageSending record={{ id: 4, state: 'DRAFT' }} values={{}} />}
        />
      </Routes>,
      {
        resources: named.map((key) => catalogue.resource(key)),
        path: '/messages/new',
        ownSections: { messageText: MessageText },
        answers: {
          'comm/v1/message/preview/4': { ...preview, reached: 2 },
          'comm/v1/message/save': { id: 4, state: 'DRAFT' },
          'comm/v1/message/send/4': { id: 4, jobId: null },
        },
      },
    );
  const field = (name: string): HTMLElement | null => document.querySelector(`form [data-field="${name}"]`);

  it('names what it may name by words, which a click puts where the cursor stands', async () => {
    await write({ subject: 'Fees', body: 'Dear , pay' });
    const chip = await screen.findByText('Recipient: name');
    const text = document.querySelector('textarea[name="body"]') as HTMLTextAreaElement;
    act(() => text.focus());
    text.setSelectionRange(5, 5);
    fireEvent.click(chip);
    await waitFor(() => expect(text.value).toBe('Dear {{recipient.name}}, pay'));
    const subject = document.querySelector('input[name="subject"]') as HTMLInputElement;
    act(() => subject.focus());
    subject.setSelectionRange(4, 4);
    fireEvent.click(screen.getByText('School: name'));
    await waitFor(() => expect(subject.value).toBe('Fees{{institute.name}}'));
    expect(screen.queryByText(/\{\{student/)).toBeNull();
  });

  it('asks whom it is for by one row of kinds, and is sent from there', async () => {
    const { sent } = await write({ subject: 'Fees', body: 'Pay' });
    const kinds = await screen.findByLabelText('Add:');
    expect([...kinds.querySelectorAll('.MuiChip-label')].map(({ textContent }) => textContent)).toEqual([
      'Departments',
      'Courses',
      'Batches',
      'Role groups',
      'Recipient lists',
      'Employees',
      'Students and parents',
    ]);
    expect(field('departments')).toBeNull();
    fireEvent.click(within(kinds).getByText('Departments'));
    await waitFor(() => expect(field('departments')?.contains(document.activeElement)).toBe(true));
    fireEvent.click(screen.getByLabelText(/^The whole school/));
    await waitFor(() => expect(field('departments')).toBeNull());

    fireEvent.click(screen.getByText('Send'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/2 people/)).toBeTruthy();
    fireEvent.click(dialog.getByText('Send'));
    await waitFor(() =>
      expect(sent.find(({ path }) => path === 'comm/v1/message/send/4')?.body).toEqual({ people: 2 }),
    );
    expect(sent.find(({ path }) => path === 'comm/v1/message/save')?.body).toMatchObject({ subject: 'Fees' });
  });
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
  fireEvent.click(await screen.findByRole('button', { name: 'Send wishes (1)' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Wishes sent to 1 person')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    body: { day: '2026-01-05', template: 8, people: ['STUDENT:1'] },
  });
});
