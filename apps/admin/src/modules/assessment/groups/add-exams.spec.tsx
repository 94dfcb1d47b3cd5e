import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { showInEngine } from '../../../../test/engine.tsx';
import { AddExams } from './AddExams.tsx';

afterEach(cleanup);

it('marks the exam and the field that were refused, until they are changed', async () => {
  const subjects = [
    { id: 5, name: 'English', code: 'ENG' },
    { id: 6, name: 'Mathematics', code: 'MAT' },
  ];
  const refusal = Response.json(
    {
      success: false,
      message: 'Check the marked fields.',
      data: {
        code: 'INVALID',
        errors: [{ field: 'exams[1].endTime', code: 'check', message: 'An exam ends after it begins' }],
      },
    },
    { status: 400 },
  );
  await showInEngine(
    <Routes>
      <Route path="/exams/:examGroupId" element={<AddExams />} />
    </Routes>,
    {
      path: '/exams/4',
      answers: {
        'setup/v1/ExamGroup/4/subjects': { name: 'Term 1', batchName: 'G9 A', examType: 'MARKS', subjects },
        'setup/v1/ExamGroup/4/exams': () => refusal.clone(),
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: /Add .*2/ }));
  const [, end] = await screen.findAllByLabelText(/^(Until|To|End)/);
  await waitFor(() => expect(end?.getAttribute('aria-invalid')).toBe('true'));
  const first = screen.getAllByLabelText(/^(Until|To|End)/)[0];
  expect(first?.getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.change(end ?? document.body, { target: { value: '12:00' } });
  await waitFor(() => expect(end?.getAttribute('aria-invalid')).not.toBe('true'));
});
