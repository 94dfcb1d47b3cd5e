import type { Picked } from '@school/kernel';
import type { OptionsRequest } from './calls.ts';

interface Provider {
  readonly options: (resource: string, request: OptionsRequest) => Promise<readonly Picked[]>;
}

/** The maximum number of rows returned by one call. */
const page = 1000;

/** Every row that a picker may hold, fetched page by page, for pickers that offer to select them all. */
export const allOptions = async (
  provider: Provider,
  resource: string,
  request: Omit<OptionsRequest, 'range'>,
): Promise<readonly Picked[]> => {
  const all: Picked[] = [];
  for (;;) {
    const found = await provider.options(resource, {
      ...request,
      range: [all.length, all.length + page - 1],
    });
    all.push(...found);
    if (found.length < page) return all;
  }
};
