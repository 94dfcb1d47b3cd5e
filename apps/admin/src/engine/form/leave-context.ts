import { createContext } from 'react';

/** Tells the dialog around a form that leaving loses something, and what to do if it is left anyway. */
export type HoldDialog = (dirty: boolean, onLeave: () => void) => void;

export const LeaveContext = createContext<HoldDialog | undefined>(undefined);
