import { hasStart } from '@school/kernel';
import type { AnyField } from '@school/kernel';
import type { Readable } from 'node:stream';
import type { Call } from '../../calls/generic-call.ts';
import { refuseUnknown } from '../../calls/query-parameters.ts';
import { formOf } from '../export/export-columns.ts';
import { announce, formatOf } from '../export/export-call.ts';
import { distinct } from '../field-label.ts';
import type { TransferField } from '../field-label.ts';
import { plainText } from '../sheet/cell.ts';
import type { OutCell } from '../sheet/cell.ts';
import { sheetWriter } from '../sheet/sheet-writer.ts';
import type { SheetWriter } from '../sheet/sheet-output.ts';
import { servicesOf } from '../transfer-services.ts';
import { assertMayImport } from './import-calls.ts';
import { besideFields, importFields } from './import-fields.ts';

const kinds: Readonly<Partial<Record<AnyField['type'], string>>> = {
  int: 'Whole number',
  decimal: 'Number',
  percent: 'Percentage',
  money: 'Amount',
  flag: 'Yes or No',
  date: 'Date',
  time: 'Time',
  dateTime: 'Date and time',
  choice: 'One of the values',
  choices: 'Any of the values, with commas between them',
  email: 'E-mail address',
  phone: 'Telephone number',
};

const needsValue = (field: AnyField): boolean => field.required === true && !hasStart(field);

const kindOf = ({ engine }: Call, field: AnyField): string => {
  if (field.type === 'ref') return `Name or number of one of ${engine.catalogue.resource(field.to).label[1]}`;
  if (field.type === 'refs')
    return `Names of ${engine.catalogue.resource(field.to).label[1]}, with semicolons between them`;
  return kinds[field.type] ?? 'Text';
};

const valuesOf = (field: AnyField): readonly string[] => {
  if (field.type === 'choice' || field.type === 'choices') return Object.values(field.options);
  return field.type === 'flag' ? ['Yes', 'No'] : [];
};

const explained = (call: Call, { field }: TransferField, header: string): readonly OutCell[] => [
  header,
  needsValue(field) ? 'Yes' : 'No',
  kindOf(call, field),
  valuesOf(field).join(', '),
  field.help ?? '',
];

const explanation = ['Column', 'Required', 'What', 'Allowed values', 'Help'].map((header) => ({
  header,
  form: plainText,
}));

const write = async (call: Call, writer: SheetWriter, isBook: boolean): Promise<void> => {
  const { engine, context, resource } = call;
  const { dateOrder: dayOrder } = await servicesOf(engine).forms(context);
  const fields = [
    ...importFields(context, resource, engine.catalogue),
    ...(await besideFields(engine, context, resource)),
  ];
  const headers = distinct(fields.map(({ label }) => label));
  const marked = headers.map((header, index) =>
    !isBook && fields[index] && needsValue(fields[index].field) ? `${header} *` : header,
  );
  const columns = fields.map(({ field }, index) => ({ header: marked[index] ?? '', form: formOf(field) }));
  writer.begin({ name: resource.label[1], columns, dayOrder, sample: [] });
  const rows = fields.map((field, index) => explained(call, field, headers[index] ?? ''));
  writer.begin({ name: 'Columns', columns: explanation, dayOrder, sample: rows });
  await writer.add(rows);
  await writer.end();
};

/**
 * An empty file with a column for every field that the caller may fill. Required fields have a star in CSV; in XLSX a
 * second sheet states them, along with the allowed values.
 */
export const importTemplate = (call: Call): Promise<Readable> => {
  refuseUnknown(call.query, new Set(['format']));
  assertMayImport(call);
  const format = formatOf(call.query);
  announce(call, format, `${call.resource.label[1]} template`);
  const writer = sheetWriter(format);
  write(call, writer, format === 'xlsx').catch((error: unknown) => {
    writer.fail(error instanceof Error ? error : new Error(String(error)));
  });
  return Promise.resolve(writer.output);
};
