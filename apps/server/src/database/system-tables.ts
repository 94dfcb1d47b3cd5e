import type { TableSpec } from '@school/kernel';
import { issuedPaper, keptFile } from './paper-tables.ts';
import { always, createdAt, id, maybe, moment, ofUser, oneOf, table, text } from './system-table.ts';

/** Who changed which record from what to what. `changes` is `{field: [old, new]}`; names survive the account. */
const auditEntry = table(
  'audit_entry',
  [
    id,
    always('at', moment, { default: 'now()' }),
    maybe('actor_id', 'bigint'),
    always('actor_name', text(200), { default: `''` }),
    always('address', text(64), { default: `''` }),
    always('request_id', text(64), { default: `''` }),
    always('resource', text(63)),
    maybe('record_id', 'bigint'),
    always('verb', text(63)),
    maybe('version', 'integer'),
    always('changes', 'jsonb', { default: `'{}'` }),
  ],
  {
    appendOnly: true,
    indexes: [{ on: ['resource', 'record_id', 'id'] }, { on: ['at'] }, { on: ['actor_id', 'at'] }],
  },
);

/** The first answer to a write, for clients that send it again. */
const idempotencyKey = table(
  'idempotency_key',
  [
    always('key', text(200)),
    always('actor_id', 'bigint'),
    always('method', text(10)),
    always('path', 'text'),
    always('body_hash', text(64)),
    maybe('status', 'integer'),
    maybe('response', 'jsonb'),
    createdAt,
  ],
  { primaryKey: 'actor_id, key', indexes: [{ on: ['created_at'] }] },
);

/** Metadata of an uploaded file; its bytes are in the file store. Without an owner it is swept after a while. */
const storedFile = table(
  'stored_file',
  [
    id,
    always('name', text(255)),
    always('type', text(255)),
    always('size', 'bigint', { check: 'size >= 0' }),
    always('sha256', text(64)),
    always('path', 'text'),
    maybe('owner_resource', text(63)),
    maybe('owner_record', 'bigint'),
    maybe('owner_field', text(63)),
    maybe('level', text(20)),
    maybe('created_by', 'bigint'),
    createdAt,
    maybe('checked_at', moment),
    maybe('problem', text(20), { check: oneOf('problem', ['MISSING', 'CHANGED']) }),
  ],
  {
    indexes: [
      { on: ['owner_resource', 'owner_record'] },
      { on: ['sha256'] },
      { on: ['created_by'] },
      { on: ['checked_at'] },
    ],
  },
);

/** Emails and text messages that are sent after the commit. */
const outboxMessage = table(
  'outbox_message',
  [
    id,
    always('channel', text(20)),
    always('recipient', text(320)),
    always('subject', 'text', { default: `''` }),
    always('payload', 'jsonb', { default: `'{}'` }),
    always('state', text(20), {
      default: `'QUEUED'`,
      check: oneOf('state', ['QUEUED', 'SENDING', 'SENT', 'FAILED']),
    }),
    always('attempts', 'integer', { default: '0' }),
    always('next_attempt_at', moment, { default: 'now()' }),
    createdAt,
    maybe('sent_at', moment),
    maybe('error', 'text'),
  ],
  {
    indexes: [{ on: ['next_attempt_at'], where: `state IN ('QUEUED', 'SENDING')` }, { on: ['created_at'] }],
  },
);

/** Last number issued in each gapless series; the row is locked by whoever takes the next one. */
const seriesCounter = table(
  'series_counter',
  [
    always('series', text(127)),
    always('prefix', text(100)),
    always('last', 'bigint', { check: 'last >= 0' }),
  ],
  { primaryKey: 'series, prefix' },
);

const userSession = table(
  'user_session',
  [
    always('id', 'uuid', { default: 'gen_random_uuid()' }),
    ofUser,
    createdAt,
    always('last_seen_at', moment, { default: 'now()' }),
    always('expires_at', moment),
    maybe('ended_at', moment),
    maybe('end_reason', text(20)),
    always('address', text(64), { default: `''` }),
    always('user_agent', text(300), { default: `''` }),
  ],
  { indexes: [{ on: ['user_id'] }, { on: ['expires_at'] }] },
);

const userCredential = table(
  'user_credential',
  [
    ofUser,
    always('password_hash', 'text'),
    always('changed_at', moment, { default: 'now()' }),
    always('must_change', 'boolean', { default: 'false' }),
  ],
  { primaryKey: 'user_id' },
);

/** Links for setting a new password; only a hash of the token is stored. */
const passwordReset = table(
  'password_reset',
  [always('token_hash', text(64)), ofUser, createdAt, always('expires_at', moment), maybe('used_at', moment)],
  { primaryKey: 'token_hash', indexes: [{ on: ['user_id'] }, { on: ['expires_at'] }] },
);

/** Long-running work with its progress and result. */
const jobRecord = table(
  'job_record',
  [
    always('id', 'uuid', { default: 'gen_random_uuid()' }),
    always('kind', text(100)),
    always('title', text(300)),
    maybe('owner_id', 'bigint'),
    always('state', text(20), {
      default: `'queued'`,
      check: oneOf('state', ['queued', 'running', 'done', 'failed', 'cancelled']),
    }),
    always('done', 'integer', { default: '0' }),
    maybe('total', 'integer'),
    maybe('input', 'jsonb'),
    maybe('result', 'jsonb'),
    maybe('error', 'text'),
    maybe('unique_key', text(200)),
    always('cancel_requested', 'boolean', { default: 'false' }),
    createdAt,
    maybe('started_at', moment),
    maybe('finished_at', moment),
  ],
  {
    indexes: [
      { on: ['owner_id', 'created_at'] },
      { on: ['state'], where: `state IN ('queued', 'running')` },
      { on: ['kind', 'unique_key'], unique: true, where: `state IN ('queued', 'running')` },
    ],
  },
);

/** What a user should know; `message` is a translation key, `link` an address of the admin. */
const notification = table(
  'notification',
  [
    id,
    ofUser,
    always('message', text(100)),
    always('params', 'jsonb', { default: `'{}'` }),
    maybe('link', text(500)),
    createdAt,
    maybe('read_at', moment),
  ],
  { indexes: [{ on: ['user_id', 'id'] }, { on: ['created_at'] }] },
);

/** What people say about a record; the name survives the account. */
const recordComment = table(
  'record_comment',
  [
    id,
    always('resource', text(63)),
    always('record_id', 'bigint'),
    maybe('author_id', 'bigint'),
    always('author_name', text(200), { default: `''` }),
    always('text', text(4000)),
    createdAt,
  ],
  { indexes: [{ on: ['resource', 'record_id', 'id'] }] },
);

/** Hashes of API client secrets. */
const oauthSecret = table(
  'oauth_secret',
  [always('client', 'bigint'), always('secret_hash', text(64)), createdAt],
  { primaryKey: 'client' },
);

/** Tokens of the API clients of all institutes, by their hashes; only the first institute has rows. */
const oauthToken = table(
  'oauth_token',
  [
    always('token_hash', text(64)),
    always('client_id', text(80)),
    always('scopes', 'text[]', { default: `'{}'` }),
    createdAt,
    always('expires_at', moment),
  ],
  { primaryKey: 'token_hash', indexes: [{ on: ['client_id'] }, { on: ['expires_at'] }] },
);

/** Tables not described by any definition. */
export const systemTables: readonly TableSpec[] = [
  auditEntry,
  idempotencyKey,
  storedFile,
  outboxMessage,
  seriesCounter,
  userSession,
  userCredential,
  passwordReset,
  jobRecord,
  notification,
  recordComment,
  oauthSecret,
  oauthToken,
  issuedPaper,
  keptFile,
];
