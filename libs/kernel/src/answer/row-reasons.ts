/** Why an import rejects a row, following the name of the column where it concerns one. Screens translate them. */
export const rowReasons = {
  noRecord: 'there is no %{record} “%{value}”',
  noEntry: 'the list “%{list}” has no entry “%{value}”',
  severalRecords: 'more than one record is called “%{value}”; enter its number instead',
  severalNames: 'more than one record is called “%{value}”; enter its whole name as the list shows it',
  severalAlike: 'more than one %{record} matches',
  unfit: '“%{value}” does not fit the other values in this row',
  notCreated: '“%{value}” cannot be created. %{reason}',
  differentRecords: 'the values belong to different records',
  valueAgain: '“%{value}” is already in row %{row}',
  valuesAgain: 'the same values are already in row %{row}',
  lineAgain: 'is already in this row',
  nothing: 'The row has no values for the chosen fields',
  leftOut: 'The row was left out',
} as const;
