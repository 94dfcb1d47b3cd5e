import { useToast } from '../feedback/use-toast.ts';

/** Says that a cell has to be chosen, where a button for chosen cells is pressed and there is none. */
export const useChooseFirst = (): (() => void) => {
  const toast = useToast();
  return () => toast.info('engine.grid.chooseFirst');
};
