import type { AnyResource, Figures } from '@school/kernel';
import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../environment/use-provider.ts';
import type { GroupState } from './groups/group-state.ts';

interface FiguresAsked {
  readonly sum: readonly string[];
  readonly filter: object;
  /** With groups also their counts and totals, for the headings of one page. */
  readonly group?: (GroupState & { readonly descending?: boolean }) | undefined;
  readonly range?: readonly [number, number] | undefined;
}

/** Figures of a list; until they have arrived the number of rows is unknown. */
export type ShownFigures = Omit<Figures, 'count'> & { readonly count?: number };

const none: ShownFigures = { sum: {} };

const isAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const withoutGroups = ({ groups: _groups, ...whole }: Figures): Figures => whole;

/** What still holds of the last response while the next one is loading: all overall figures, headings of the same page. */
const stillTrue = (
  before: Figures | undefined,
  last: FiguresAsked,
  now: FiguresAsked,
): Figures | undefined => {
  const isSame = isAlike([last.filter, last.sum], [now.filter, now.sum]) && last.group?.by === now.group?.by;
  if (!before || !isSame) return undefined;
  return isAlike(last.range, now.range) ? before : withoutGroups(before);
};

/** Count and totals of everything that matches, not of the page. */
export const useFigures = (
  resource: AnyResource,
  { enabled = true, ...asked }: FiguresAsked & { readonly enabled?: boolean },
): ShownFigures => {
  const provider = useProvider();
  const { data } = useQuery({
    queryKey: [resource.key, 'aggregate', asked] as const,
    queryFn: ({ signal }) => provider.figures(resource.key, { ...asked, signal }),
    enabled: enabled && (asked.sum.length > 0 || asked.group !== undefined),
    placeholderData: (before, last) =>
      last?.queryKey[0] === resource.key ? stillTrue(before, last.queryKey[2], asked) : undefined,
    retry: false,
  });
  return data ?? none;
};
