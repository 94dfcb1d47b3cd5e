import { createContext, useContext } from 'react';
import type { AskedBy } from '../../data/asked-by.ts';

export const AskedContext = createContext<AskedBy | undefined>(undefined);

export const useAskedBy = (): AskedBy | undefined => useContext(AskedContext);
