import { createContext } from 'react';

/** True inside the form of a read-only record: its state or the user's rights close it. */
export const UnchangeableContext = createContext(false);
