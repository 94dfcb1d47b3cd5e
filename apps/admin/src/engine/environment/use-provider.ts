import { useDataProvider } from 'react-admin';
import type { EngineProvider } from '../data/provider.ts';

/** The data provider including the product's own calls. */
export const useProvider = (): EngineProvider => useDataProvider<EngineProvider>();
