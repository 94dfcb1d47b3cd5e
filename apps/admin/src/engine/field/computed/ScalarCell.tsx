import type { FieldOf, ScalarKind } from '@school/kernel';
import type { ReactNode } from 'react';
import { DateCell } from '../date/DateCell.tsx';
import { DecimalCell } from '../decimal/DecimalCell.tsx';
import type { ViewProps } from '../field-view.ts';
import { FlagCell } from '../flag/FlagCell.tsx';
import { PlainCell } from '../frame/PlainCell.tsx';
import { IntCell } from '../int/IntCell.tsx';
import { MoneyCell } from '../money/MoneyCell.tsx';

type Derived = FieldOf<'computed' | 'rollup' | 'lookup'>;

const kinds: Readonly<Record<ScalarKind, (props: ViewProps) => ReactNode>> = {
  text: PlainCell,
  int: IntCell,
  decimal: DecimalCell,
  money: MoneyCell,
  flag: FlagCell,
  date: DateCell,
};

/** A computed value, formatted by its kind. */
export const ScalarCell = (props: ViewProps<Derived['type']>) => {
  const { field } = props;
  const kind = field.as ?? ('fn' in field && field.fn === 'sum' ? 'decimal' : 'int');
  const Cell = kinds[kind];
  return <Cell {...props} />;
};
