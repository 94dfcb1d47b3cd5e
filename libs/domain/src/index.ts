export * from './outcome/result.ts';
export * from './calendar/iso-date.ts';
export * from './money/money.ts';
export * from './money/split.ts';
export * from './money/format.ts';
export * from './money/words.ts';
export * from './people/iban.ts';
