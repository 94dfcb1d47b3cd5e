/** Lines of the printed table: what, ours, compared with, ratio or limit, whether it holds. */
export interface Figure {
  readonly what: string;
  readonly ours: string;
  readonly beside?: string;
  readonly target?: string;
  readonly holds?: boolean;
}

const widths = [46, 18, 34, 22, 6];
const line = (cells: readonly string[]): string =>
  cells
    .map((cell, index) => cell.padEnd(widths[index] ?? 0))
    .join(' ')
    .trimEnd();

export const printHead = (): void => console.log(line(['figure', 'ours', 'beside', 'target', 'holds']));

export const printFigure = ({ what, ours, beside = '', target = '', holds }: Figure): void =>
  console.log(line([what, ours, beside, target, holds === undefined ? '' : holds ? 'yes' : 'NO']));

export const ratio = (value: number): string => `${value.toFixed(2)} x`;
export const rate = (value: number): string => `${Math.round(value)}/s`;
export const millis = (value: number): string => `${value.toFixed(1)} ms`;
export const secs = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
