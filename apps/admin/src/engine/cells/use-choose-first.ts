import { useToast } from '../feedback/use-toast.ts';

/** Tells the user to select a cell first when a button for selected cells is pressed without a selection. */
export const useChooseFirst = (): (() => void) => {
  const toast = useToast();
  return () => toast.info('engine.grid.chooseFirst');
};
