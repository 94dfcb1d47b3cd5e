import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { showInEngine } from '../../../test/engine.tsx';
import { useDialogs } from '../feedback/dialogs-context.ts';
import { DialogBar } from '../form/DialogBar.tsx';

afterEach(cleanup);

const answers: boolean[] = [];
const Asking = () => {
  const { confirm } = useDialogs();
  useEffect(() => {
    void confirm({ title: '66 marks are missing', verb: 'Continue' }).then((answer) => answers.push(answer));
  }, [confirm]);
  return <p>Marks</p>;
};

it('a question goes with the page that asked it, and is answered no', async () => {
  answers.length = 0;
  const { router } = await showInEngine(<Asking />, { path: '/exams/1' });
  await screen.findByText('66 marks are missing');
  await act(() => router.navigate('/exams/1?tab=marks'));
  expect(answers).toEqual([]);
  await act(() => router.navigate('/news'));
  expect(answers).toEqual([false]);
});

it('a question stays when a double click opens it, and goes with a later click beside it', async () => {
  answers.length = 0;
  await showInEngine(<Asking />, { path: '/exams/1' });
  const text = await screen.findByText('66 marks are missing');
  const beside = async (): Promise<void> => {
    const container = text.closest('.MuiDialog-container');
    if (!container) throw new Error('The question stands in no dialog.');
    fireEvent.mouseDown(container);
    fireEvent.click(container);
    // The answer arrives in the next tick.
    await act(() => Promise.resolve());
  };
  await beside();
  expect(answers).toEqual([]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 650)));
  await beside();
  expect(answers).toEqual([false]);
});

it.each([
  ['Cancel', ['Back', 'Cancel']],
  ['Continue', ['Cancel', 'Continue']],
])('the buttons of a question whether to "%s" can be told apart', async (verb, names) => {
  const Cancelling = () => {
    const { confirm } = useDialogs();
    useEffect(() => {
      void confirm({ title: 'The bed becomes free again', verb });
    }, [confirm]);
    return null;
  };
  await showInEngine(<Cancelling />, {});
  await screen.findByText('The bed becomes free again');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
});

it.each([
  ['Cancel', ['Back', 'Cancel']],
  [undefined, ['Cancel', 'Save']],
])('and those of a form in a dialog with the verb %s', async (verb, names) => {
  await showInEngine(<DialogBar {...(verb === undefined ? {} : { verb })} onCancel={() => undefined} />, {});
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(names);
});
