import { catalogue } from '@school/resources';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { showInEngine } from '../../../../test/engine.tsx';
import { GraduateBatch } from './GraduateBatch.tsx';

afterEach(cleanup);

const students = ['Usman Akram', 'Noor Awan', 'Zara Butt'].map((fullName, at) => ({
  id: 5 + at,
  fullName,
  admissionNumber: `S${at}`,
  rollNumber: null,
}));

const refusal = Response.json(
  {
    success: false,
    message: 'Something must be settled first for Noor Awan.',
    data: {
      code: 'INVALID',
      errors: [
        {
          field: 'items[1].student',
          code: 'LIBRARY_CLEARANCE',
          message: 'The library is waiting for books: 1.',
          text: 'The library is waiting for books: %{openLoans}.',
          params: { openLoans: 1 },
        },
      ],
    },
  },
  { status: 400 },
);

it('says of each student who cannot graduate why, and goes on without them', async () => {
  const { sent } = await showInEngine(
    <Routes>
      <Route path="/graduation/:batchId" element={<GraduateBatch />} />
    </Routes>,
    {
      path: '/graduation/4',
      resources: [...catalogue.resources.values()],
      answers: {
        'setup/v1/Batch': { id: 4, fullName: 'G9 B' },
        'setup/v1/studentEntity': students,
        'setup/v1/StudentDetails': students,
        'setup/v1/Graduate/save': () => refusal.clone(),
      },
    },
  );
  fireEvent.change(await screen.findByLabelText(/^Leaving text/), { target: { value: 'Class of 2026' } });
  const graduate = await screen.findByRole('button', { name: 'Graduate 3' });
  fireEvent.click(graduate);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Graduate' }));
  const reason = await screen.findByText('Noor Awan: The library is waiting for books: 1.');
  expect(screen.queryByText(/Usman Akram:/)).toBeNull();
  expect(await screen.findByText('Something must be settled first for Noor Awan.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Untick it' }));
  await waitFor(() => expect(reason.isConnected).toBe(false));
  expect(screen.getByRole('button', { name: 'Graduate 2' })).toBeTruthy();
  expect(sent.filter(({ path }) => path === 'setup/v1/Graduate/save')).toHaveLength(1);
});
