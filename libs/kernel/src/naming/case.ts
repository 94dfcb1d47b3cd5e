/** `payrollGroupCategory` -> `payroll_group_category`: tables and columns. */
export const snakeCase = (key: string): string => key.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** `payrollGroupCategory` -> `payroll-group-category`: addresses and file names. */
export const kebabCase = (key: string): string => snakeCase(key).replaceAll('_', '-');

/** `joiningDate` -> `Joining date`: the default label of a field. */
export const wordsOf = (key: string): string => {
  const words = snakeCase(key).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
