import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, f } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { CreateScreen } from './CreateScreen.tsx';

const access = { read: ['EMPLOYEE'], create: ['EMPLOYEE'] } as const;
const season = defineResource('season', {
  module: 'office',
  label: ['Season', 'Seasons'],
  api: 'setup/v1/Season',
  fields: { name: f.text({ search: true }), from: f.date(), to: f.date() },
  title: 'name',
  list: { columns: ['name'] },
  access,
});
const club = defineResource('club', {
  module: 'office',
  label: ['Club', 'Clubs'],
  api: 'setup/v1/Club',
  screens: { list: '/clubs' },
  fields: {
    name: f.text({ required: true }),
    season: f.ref('season' as never),
    first: f.date({ required: true, label: 'First day', defaultFrom: 'season.from' }),
    last: f.date({ required: true, label: 'Last day', defaultFrom: 'season.to' }),
  },
  title: 'name',
  list: { columns: ['name'] },
  access,
});
const spring = { id: 1, name: 'Spring', from: '2026-01-01', to: '2026-06-30' };
const autumn = { id: 2, name: 'Autumn', from: '2026-07-01', to: '2026-12-31' };

const open = (path = '/clubs/new') =>
  showInEngine(<CreateScreen resource={club} />, {
    resources: [season, club],
    path,
    answers: {
      'setup/v1/Season/options': ({ path: asked }: { readonly path: string }) => {
        const query = new URLSearchParams(asked.split('?')[1]);
        const data = [spring, autumn]
          .filter(({ name }) => name.toLowerCase().includes(query.get('q')?.toLowerCase() ?? ''))
          .map(({ id, name }) => ({ id, label: name }));
        return new Response(JSON.stringify({ success: true, data, message: '' }));
      },
      'setup/v1/Season/get/1': spring,
      'setup/v1/Season/get/2': autumn,
    },
  });
const input = async (name: string): Promise<HTMLInputElement> =>
  screen.findByLabelText(new RegExp(`^${name}`));
const days = async (): Promise<string[]> => [
  (await input('First day')).value,
  (await input('Last day')).value,
];
const choose = async (name: string): Promise<void> => {
  const picker: HTMLInputElement = await screen.findByRole('combobox', { name: 'Season' });
  act(() => picker.focus());
  fireEvent.change(picker, { target: { value: name } });
  fireEvent.keyDown(picker, { key: 'Enter' });
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
};
const typed = async (name: string, value: string): Promise<void> => {
  const field = await input(name);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

afterEach(cleanup);

describe('fields that begin with what a chosen record has', () => {
  it('follow the choice until somebody types another value', async () => {
    await open();
    expect(await days()).toEqual(['', '']);
    await choose('Spring');
    await waitFor(async () => expect(await days()).toEqual(['2026-01-01', '2026-06-30']));
    await choose('Autumn');
    await waitFor(async () => expect(await days()).toEqual(['2026-07-01', '2026-12-31']));
    await typed('First day', '2026-08-01');
    await choose('Spring');
    await waitFor(async () => expect(await days()).toEqual(['2026-08-01', '2026-06-30']));
  });

  it('leave alone what was typed before the choice', async () => {
    await open();
    await typed('Last day', '2026-05-01');
    await choose('Spring');
    await waitFor(async () => expect(await days()).toEqual(['2026-01-01', '2026-05-01']));
  });

  it('are filled for a choice with which the form begins, which is no change to be lost', async () => {
    await open(`/clubs/new?given=${encodeURIComponent(JSON.stringify({ season: 2 }))}`);
    await waitFor(async () => expect(await days()).toEqual(['2026-07-01', '2026-12-31']));
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);
    await typed('First day', '2026-08-01');
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
});
