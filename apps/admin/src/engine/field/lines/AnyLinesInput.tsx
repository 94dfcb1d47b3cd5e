import { useEnvironment } from '../../environment/environment.ts';
import type { InputProps } from '../field-view.ts';
import { FileLinesInput } from './FileLinesInput.tsx';
import { lineColumns } from './line-columns.ts';
import { LinesInput } from './LinesInput.tsx';

/** Child rows: a grid, file attachments if a row is nothing else, or both if a row starts with its file. */
export const AnyLinesInput = (props: InputProps<'lines'>) => {
  const { actor, catalogue } = useEnvironment();
  const columns = lineColumns(catalogue.resource(props.field.of), actor);
  const [key, first] = columns[0] ?? [];
  if (key === undefined || first?.type !== 'file') return <LinesInput {...props} />;
  const grid = columns.length > 1 ? <LinesInput {...props} hasFiles /> : undefined;
  return <FileLinesInput {...props} column={[key, first]} grid={grid} />;
};
