import type { Principal } from '../access/access.ts';
import type { Fields, ScalarKind } from '../field/definition.ts';
import type { MenuEntry } from '../resource/definition.ts';

export interface ReportColumn {
  readonly label: string;
  readonly as: ScalarKind;
  /** Summed in the footer and per group. */
  readonly total?: boolean;
}
export interface ReportChart<C extends string> {
  readonly kind: 'bar' | 'line' | 'pie';
  readonly category: C;
  readonly values: readonly C[];
}
export interface ReportOptions<P extends Fields, C extends Readonly<Record<string, ReportColumn>>> {
  readonly module: string;
  readonly label: string;
  readonly description?: string;
  readonly screen: string | readonly string[];
  readonly menu?: MenuEntry;
  /** Asked above the table and kept in the address. */
  readonly parameters: P;
  readonly columns: C;
  readonly groupBy?: keyof C & string;
  readonly chart?: ReportChart<keyof C & string>;
  readonly access: readonly Principal[];
}
export interface Report<
  K extends string = string,
  P extends Fields = Fields,
  C extends Readonly<Record<string, ReportColumn>> = Readonly<Record<string, ReportColumn>>,
> extends ReportOptions<P, C> {
  readonly kind: 'report';
  readonly key: K;
}

/** A report: its parameters, columns, totals and chart. The query is bound by key on the server. */
export const defineReport = <
  const K extends string,
  const P extends Fields,
  const C extends Readonly<Record<string, ReportColumn>>,
>(
  key: K,
  options: ReportOptions<P, C>,
): Report<K, P, C> => ({ ...options, kind: 'report', key });

/** A report as the engines see it, whatever its columns. */
export interface AnyReport extends Omit<Report, 'groupBy' | 'chart'> {
  readonly groupBy?: string;
  readonly chart?: ReportChart<string>;
}
