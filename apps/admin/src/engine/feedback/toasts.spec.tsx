import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { defineResource, f, masterData } from '@school/kernel';
import { DeleteWithUndoButton, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { undoMs, useToast } from './use-toast.ts';

const Speaker = () => {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast.error('It went wrong.')}>error</button>
      <button onClick={() => toast.success('It went well.')}>success</button>
      <button onClick={() => toast.info('It goes on.')}>info</button>
    </>
  );
};

afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

describe('a toast', () => {
  it.each([
    ['error', 'It went wrong.', 3000],
    ['success', 'It went well.', 2000],
    ['info', 'It goes on.', 2000],
  ])('of %s stays as long as it may (B146) (K010, K011)', async (kind, words, ms) => {
    await showInEngine(<Speaker />, {});
    const button = await screen.findByRole('button', { name: kind });
    jest.useFakeTimers();
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(screen.getByText(words)).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(ms - 150));
    expect(screen.queryByText(words)).not.toBeNull();
    // It starts to leave now, and is gone once that has been rendered.
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText(words)).toBeNull();
  });
});

const room = defineResource('room', {
  module: 'office',
  label: ['Room', 'Rooms'],
  api: 'setup/v1/Room',
  screens: { list: '/rooms' },
  fields: { name: f.text({ required: true }) },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});

describe('a change that can be taken back', () => {
  const remove = async () => {
    const { sent } = await showInEngine(
      <ResourceContextProvider value="room">
        <RecordContextProvider value={{ id: 3, name: 'R-3' }}>
          <DeleteWithUndoButton redirect={false} />
          <Speaker />
        </RecordContextProvider>
      </ResourceContextProvider>,
      { resources: [room], answers: { 'setup/v1/Room/delete/3': { id: 3 } } },
    );
    const button = await screen.findByRole('button', { name: 'Delete' });
    jest.useFakeTimers();
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText(/deleted/i)).toBeTruthy();
    return () => sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is sent when its message goes, and once', async () => {
    const deleted = await remove();
    expect(deleted()).toEqual([]);
    await wait(undoMs + 2000);
    expect(deleted()).toEqual(['setup/v1/Room/delete/3']);
  });

  it('is not sent when it is taken back', async () => {
    const deleted = await remove();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await wait(undoMs + 2000);
    expect(deleted()).toEqual([]);
    expect(screen.queryByText(/deleted/i)).toBeNull();
  });

  it('is sent when another message takes the place of its own', async () => {
    const deleted = await remove();
    fireEvent.click(screen.getByRole('button', { name: 'info' }));
    await wait(200);
    expect(deleted()).toEqual(['setup/v1/Room/delete/3']);
    expect(screen.getByText('It goes on.')).toBeTruthy();
  });
});
