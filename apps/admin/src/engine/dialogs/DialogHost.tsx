import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CreateContext } from '../field/frame/create-context.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DependentsDialog } from './DependentsDialog.tsx';
import { DialogsContext, type Dialogs, type Values } from '../feedback/dialogs-context.ts';

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

/**
 * Renders the dialogs opened by `useDialogs`; one may be on top of another. They belong to the page that asks: when the
 * address changes to another page, they close, answered as by Cancel.
 */
export const DialogHost = ({ children }: { readonly children: ReactNode }) => {
  const [open, setOpen] = useState<readonly Open[]>([]);
  const { pathname } = useLocation();
  const standing = useRef(new Map<number, () => void>());
  const place = useRef(pathname);
  // Before the effects of the next page, which may ask something itself.
  useLayoutEffect(() => {
    if (place.current === pathname) return;
    place.current = pathname;
    [...standing.current.values()].forEach((cancel) => cancel());
  }, [pathname]);
  const dialogs = useMemo<Dialogs>(() => {
    const show = <T,>(cancelled: T, draw: (answer: (value: T) => void) => ReactNode): Promise<T> =>
      new Promise((resolve) => {
        count += 1;
        const number = count;
        const close = (): void => {
          standing.current.delete(number);
          setOpen((all) => all.filter((one) => one.number !== number));
        };
        const answer = (value: T): void => {
          close();
          resolve(value);
        };
        standing.current.set(number, () => answer(cancelled));
        setOpen((all) => [...all, { number, draw: () => draw(answer) }]);
      });
    return {
      confirm: (question) => show(false, (answer) => <ConfirmDialog question={question} onAnswer={answer} />),
      ask: (asked) =>
        show<Values | undefined>(undefined, (answer) => <AskDialog asked={asked} onAnswer={answer} />),
      showDependents: (title, dependents) =>
        show<void>(undefined, (answer) => (
          <DependentsDialog title={title} dependents={dependents} onClose={() => answer()} />
        )),
      createRecord: (resource, given) =>
        show<Values | undefined>(undefined, (answer) => (
          <CreateDialog resource={resource} given={given} onAnswer={answer} />
        )),
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
