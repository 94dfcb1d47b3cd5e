import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { CreateContext } from '../field/frame/create-context.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DependentsDialog } from './DependentsDialog.tsx';
import { DialogsContext, type Dialogs } from '../feedback/dialogs-context.ts';

const AskDialog = lazy(() =>
  import('../form/asked/AskDialog.tsx').then((module) => ({ default: module.AskDialog })),
);
const CreateDialog = lazy(() =>
  import('../form/CreateDialog.tsx').then((module) => ({ default: module.CreateDialog })),
);

interface Open {
  readonly number: number;
  readonly draw: (close: () => void) => ReactNode;
}

let count = 0;

/** Holds the dialogs that `useDialogs` opens; one may stand on another. */
export const DialogHost = ({ children }: { readonly children: ReactNode }) => {
  const [open, setOpen] = useState<readonly Open[]>([]);
  const dialogs = useMemo<Dialogs>(() => {
    const show = <T,>(draw: (answer: (value: T) => void) => ReactNode): Promise<T> =>
      new Promise((resolve) => {
        count += 1;
        const number = count;
        const close = (): void => setOpen((all) => all.filter((one) => one.number !== number));
        const answer = (value: T): void => {
          close();
          resolve(value);
        };
        setOpen((all) => [...all, { number, draw: () => draw(answer) }]);
      });
    return {
      confirm: (question) => show((answer) => <ConfirmDialog question={question} onAnswer={answer} />),
      ask: (asked) => show((answer) => <AskDialog asked={asked} onAnswer={answer} />),
      showDependents: (title, dependents) =>
        show<void>((answer) => (
          <DependentsDialog title={title} dependents={dependents} onClose={() => answer()} />
        )),
      createRecord: (resource, given) =>
        show((answer) => <CreateDialog resource={resource} given={given} onAnswer={answer} />),
    };
  }, []);
  return (
    <DialogsContext.Provider value={dialogs}>
      <CreateContext.Provider value={dialogs.createRecord}>
        {children}
        <Suspense fallback={null}>
          {open.map((one) => (
            <div key={one.number}>{one.draw(() => undefined)}</div>
          ))}
        </Suspense>
      </CreateContext.Provider>
    </DialogsContext.Provider>
  );
};
