import type { ViewRow } from '@school/kernel';
import { useWords } from '../catalogue/use-words.ts';
import { Facts } from '../own-screen/Facts.tsx';
import { useView } from './use-view.ts';
import { shownOf } from './view-answer.ts';
import { ViewValue } from './ViewValue.tsx';

/** The single row of a view as facts side by side; nothing if there is none. */
export const ViewFacts = ({ view, parameters }: { readonly view: string; readonly parameters: ViewRow }) => {
  const words = useWords();
  const { data } = useView(view, parameters);
  const [row] = data?.rows ?? [];
  if (!data || !row) return null;
  return (
    <Facts
      facts={shownOf(data).map((column) => ({
        label: words.say(`views.${view}.columns.${column.key}`, column.label),
        value: <ViewValue column={column} row={row} />,
      }))}
    />
  );
};
