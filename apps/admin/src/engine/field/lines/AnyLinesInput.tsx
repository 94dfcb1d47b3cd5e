import { useEnvironment } from '../../environment/environment.ts';
import type { InputProps } from '../field-view.ts';
import { FileLinesInput } from './FileLinesInput.tsx';
import { lineColumns } from './line-columns.ts';
import { LinesInput } from './LinesInput.tsx';

/** Child rows: a grid, or files to attach where a row is nothing else. */
export const AnyLinesInput = (props: InputProps<'lines'>) => {
  const { actor, catalogue } = useEnvironment();
  const columns = lineColumns(catalogue.resource(props.field.of), actor);
  const [key, only] = columns[0] ?? [];
  return key !== undefined && columns.length === 1 && only?.type === 'file' ? (
    <FileLinesInput {...props} column={[key, only]} />
  ) : (
    <LinesInput {...props} />
  );
};
