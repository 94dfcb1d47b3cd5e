import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import { givenDrafts } from '../../../../test/drafts.ts';
import { showInEngine } from '../../../../test/engine.tsx';
import { CreateScreen } from '../CreateScreen.tsx';

const job = defineResource('job', {
  module: 'office',
  label: ['Job', 'Jobs'],
  api: 'setup/v1/Job',
  screens: { list: '/jobs' },
  fields: { name: f.text() },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});

describe('what was typed last', () => {
  const kept = givenDrafts();
  afterEach(cleanup);

  const type = async () => {
    const shown = await showInEngine(<CreateScreen resource={job} />, {
      resources: [job],
      answers: { 'setup/v1/Job/save': { id: 4, version: 1, name: 'Night' } },
      path: '/jobs/new',
    });
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Night watch' } });
    return shown;
  };

  it('is kept when a part of the page that did not come takes the form along at once', async () => {
    const { unmount } = await type();
    unmount();
    await waitFor(() =>
      expect([...kept.values()].map(({ values }) => values)).toEqual([{ name: 'Night watch' }]),
    );
  });

  it('is not kept once it is saved', async () => {
    const { unmount, sent, router } = await type();
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent.some(({ path }) => path === 'setup/v1/Job/save')).toBe(true));
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/jobs/new'));
    unmount();
    await new Promise((done) => setTimeout(done));
    expect(kept.size).toBe(0);
  });
});
