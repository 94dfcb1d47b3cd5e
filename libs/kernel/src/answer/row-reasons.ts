/** Why an import does not take a row, behind the name of the column where it is about one. Screens say them in their language. */
export const rowReasons = {
  noRecord: 'there is no %{record} “%{value}”',
  noEntry: 'the list “%{list}” has no entry “%{value}”',
  severalRecords: 'more than one record is called “%{value}”; write its number instead',
  severalAlike: 'more than one %{record} is like this',
  unfit: '“%{value}” does not go with the other values of this row',
  notCreated: '“%{value}” cannot be created. %{reason}',
  differentRecords: 'the values belong to different records',
  valueAgain: '“%{value}” stands in row %{row} already',
  valuesAgain: 'the same values stand in row %{row} already',
  lineAgain: 'stands in this row already',
  nothing: 'The row has no values for the chosen fields',
  leftOut: 'The row was left out',
} as const;
