import { always, createdAt, maybe, table, text } from './system-table.ts';

/** What a document said when it was issued: the values and design of that day. Another revision is another row. */
export const issuedPaper = table(
  'issued_paper',
  [
    always('code', text(32)),
    always('resource', text(63)),
    always('record_id', 'bigint'),
    always('revision', 'integer', { check: 'revision > 0' }),
    always('document', text(63)),
    always('paper', text(20)),
    always('body', 'text'),
    maybe('back', 'text'),
    always('style', 'text'),
    always('token_values', 'jsonb'),
    createdAt,
  ],
  {
    appendOnly: true,
    indexes: [{ on: ['resource', 'record_id', 'revision'], unique: true }, { on: ['code'] }],
  },
);

/** Files shown by issued documents: they stay, even though their record has another one by now. */
export const keptFile = table('kept_file', [always('file_id', 'bigint')], { primaryKey: 'file_id' });
